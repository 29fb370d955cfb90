import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { callsOf } from '../../../testing/cartRows'
import { holdCalls } from '../../../testing/holdCalls'
import { addPayment, beginHere, paymentsHere, settlePayment } from '../../../testing/payments'
import { proceed, renderPay } from '../../../testing/renderPay'

const WARNING = 'You may have paid this already'
const begun =
  /^You started a payment of \$123\.45 with this reference on \d\d\/\d\d\/\d{4}, .+, and we don’t know if it went through\. Check your card statement before you pay again\.$/
const paid = /^You paid \$123\.45 of this here on \d\d\/\d\d\/\d{4}, \d{1,2}:\d\d [ap]m$/
const question = () => screen.findByRole('alertdialog', { name: 'Pay again?' })
const invoice = { number: 500_002, suffix: 1 }

describe('<PayAccount /> after payments that were begun before', () => {
  it('warns of a payment of the same reference whose outcome is not known, until it is [pay-14]', async () => {
    const { user, sandbox } = await renderPay({
      before: (client, sandbox) => {
        addPayment(sandbox, { status: 'pending' })
        beginHere(client)
      },
    })
    expect(await screen.findByText(WARNING)).toBeVisible()
    expect(screen.getByText(begun)).toBeVisible()
    settlePayment(sandbox, 'declined')
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(screen.queryByText(WARNING)).toBeNull())
  })

  it('warns also where nobody can be asked, and of no other reference [pay-14]', async () => {
    const { unmount } = await renderPay({ before: (client) => beginHere(client, { id: null }) })
    expect(await screen.findByText(WARNING)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull()
    unmount()
    await renderPay({ before: (client) => beginHere(client, { id: null }), props: { invoice } })
    await proceed()
    expect(screen.queryByText(WARNING)).toBeNull()
  })

  it.each([
    ['whose id is known', 'P-1'],
    ['that nobody can be asked about', null],
  ])('lets go of one %s once the customer says it was not paid [looka-02 case-068]', async (_, id) => {
    const { client, user } = await renderPay({
      before: (client, sandbox) => {
        addPayment(sandbox, { status: 'pending' })
        beginHere(client, { id })
      },
    })
    await user.click(await screen.findByRole('button', { name: 'I did not pay' }))
    expect(screen.queryByText(WARNING)).toBeNull()
    expect(screen.getByRole('heading', { name: 'Make a Payment' })).toHaveFocus()
    expect(paymentsHere(client).read()).toEqual([])
  })

  it('asks before it pays what may have been paid, naming the amount, and continues only if confirmed [case-062]', async () => {
    const { user, sandbox, redirects } = await renderPay({
      before: (client) => beginHere(client, { id: null }),
    })
    await user.click(await proceed())
    expect(within(await question()).getByText(begun)).toBeVisible()
    const due = screen.getByText('You’re paying').nextElementSibling?.lastElementChild?.textContent ?? ''
    expect(due).toMatch(/^\$\d/)
    expect(within(await question()).getByText(`You’re about to pay ${due}.`)).toBeVisible()
    expect(within(await question()).getByRole('button', { name: `Pay ${due} again` })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(callsOf(sandbox, 'createPaymentSession')).toEqual([])
    await user.click(await proceed())
    await user.click(within(await question()).getByRole('button', { name: /^Pay \$[\d,.]+ again$/ }))
    await waitFor(() => expect(redirects).toHaveLength(1))
    expect(callsOf(sandbox, 'createPaymentSession')).toHaveLength(1)
  })

  it('shows what was paid of the same, and asks before it is paid again [case-061]', async () => {
    const { user, redirects } = await renderPay({
      before: (client) => beginHere(client, { outcome: 'approved' }),
    })
    expect(await screen.findByText(paid)).toBeVisible()
    expect(screen.queryByText(WARNING)).toBeNull()
    await user.click(await proceed())
    expect(within(await question()).getByText(paid)).toBeVisible()
    await user.click(within(await question()).getByRole('button', { name: /^Pay \$[\d,.]+ again$/ }))
    await waitFor(() => expect(redirects).toHaveLength(1))
  })

  it.each(['declined', 'cancelled'] as const)(
    'neither tells nor asks after a payment that was %s [case-061]',
    async (outcome) => {
      const { user, redirects } = await renderPay({ before: (client) => beginHere(client, { outcome }) })
      await user.click(await proceed())
      await waitFor(() => expect(redirects).toHaveLength(1))
      expect(screen.queryByText(/^You (?:paid|started)/)).toBeNull()
    },
  )

  it('shows beside an invoice what was paid on the account, and of no other invoice [case-061]', async () => {
    const { user, redirects } = await renderPay({
      props: { invoice },
      before: (client) => {
        beginHere(client, { key: 'account', outcome: 'approved' })
        beginHere(client, { key: 'other', reference: '104218-500001-0', amount: 70_000, outcome: 'approved' })
      },
    })
    expect(await screen.findByText(/^You paid \$123\.45 on your account here on /)).toBeVisible()
    expect(screen.queryByText(/\$7\.00|of this here/)).toBeNull()
    await user.click(await proceed())
    await waitFor(() => expect(redirects).toHaveLength(1))
  })

  it('shows nothing of another customer’s payments, nor of another user’s [case-069]', async () => {
    const { user, redirects } = await renderPay({
      before: ({ lastingStorage }) => {
        const payment = { id: null, amount: 1_234_500, statementDate: null, key: 'K-9', at: Date.now() }
        const store = (name: string, reference: string) =>
          lastingStorage.set(
            `payments:${name}`,
            JSON.stringify({
              version: 1,
              at: Date.now(),
              value: [{ ...payment, reference, outcome: 'approved' }],
            }),
          )
        store('builder:104219', '104219-0-0')
        // A colleague's payment, and another customer's among the user's.
        store('tom:104218', '104218-0-0')
        store('builder:104218', '104219-0-0')
      },
    })
    await user.click(await proceed())
    await waitFor(() => expect(redirects).toHaveLength(1))
    expect(screen.queryByText(/^You (?:paid|started)/)).toBeNull()
  })

  it('looks again at the press for what another tab has begun meanwhile [case-062]', async () => {
    const { client, user, redirects } = await renderPay()
    await proceed()
    beginHere(client, { id: null })
    expect(screen.queryByText(WARNING)).toBeNull()
    await user.click(await proceed())
    expect(within(await question()).getByText(begun)).toBeVisible()
    expect(redirects).toEqual([])
  })

  it('shows what another tab has begun as soon as the browser notifies it [case-062]', async () => {
    const { client } = await renderPay()
    await proceed()
    act(() => {
      beginHere(client, { id: null })
      window.dispatchEvent(new StorageEvent('storage'))
    })
    expect(await screen.findByText(WARNING)).toBeVisible()
  })

  it('stores a payment before its page is opened, and lets go of one that came to nothing [case-062]', async () => {
    const held: ReturnType<typeof holdCalls>[] = []
    const { client, user } = await renderPay({
      props: { statementDate: '2026-10-31' },
      before: (_, sandbox) => {
        held.push(holdCalls(sandbox, 'createPaymentSession'))
      },
      faults: [
        {
          operation: 'createPaymentSession',
          kind: 'refusal',
          rows: [{ field: '', msg: 'The bank is closed' }],
        },
      ],
    })
    await user.click(await proceed())
    await waitFor(() =>
      expect(paymentsHere(client).read()).toMatchObject([
        { id: null, reference: '104218-0-0', amount: 1_000_000, statementDate: '2026-10-31', outcome: null },
      ]),
    )
    held[0]?.letThrough()
    expect(await screen.findByRole('alertdialog', { name: 'Error' })).toHaveTextContent('The bank is closed')
    expect(paymentsHere(client).read()).toEqual([])
  })
})
