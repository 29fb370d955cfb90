import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { beginHere } from '../../../testing/payments'
import { proceed, renderPay } from '../../../testing/renderPay'
import { addStatementHistory, partPaid } from '../../../testing/statementHistory'
import { loadWindriver, windriver } from '../../../testing/windriver'

type Setting = NonNullable<Parameters<typeof renderPay>[0]>

/** Opens a form with an editable amount and a statement due of $100.00, unless set otherwise. */
async function payByWindriver(setting: Setting = {}) {
  const sales = loadWindriver()
  const { client, user } = await renderPay({
    ...windriver,
    props: { statementDate: '2026-10-31' },
    ...setting,
  })
  const field = await screen.findByRole('textbox', { name: 'Amount (AUD)' })
  const type = async (amount: string) => {
    await user.clear(field)
    if (amount !== '') await user.type(field, amount)
  }
  return { client, user, sales, field, type }
}

const invoice = (number: number): Setting => ({
  props: { invoice: { number, suffix: 0 } },
  before: (_, sandbox) => addStatementHistory(sandbox, partPaid),
})
const question = (name = 'Pay more than the amount due?') => screen.findByRole('alertdialog', { name })
const paying = () => screen.getByText('You’re paying').nextElementSibling

describe('<PayAccount /> by an amount that is typed', () => {
  it('names what is going to be paid as it is typed, and what is due beside the field [case-074]', async () => {
    const { type, field } = await payByWindriver()
    expect(paying()).toHaveTextContent(/^Statement of 31\/10\/2026\$100\.00$/)
    await type('60.5')
    expect(paying()).toHaveTextContent(/^Statement of 31\/10\/2026\$60\.50$/)
    expect(field).toHaveAccessibleDescription('Pay the full $100.00, or enter part of it.')
    await type('1,060')
    expect(paying()).toHaveTextContent(/^Statement of 31\/10\/2026\$1,060\.00$/)
    for (const none of ['', '0', '12.345', 'all']) {
      await type(none)
      expect(paying()).toHaveTextContent(/^Statement of 31\/10\/2026-$/)
    }
  })

  it('asks before more is paid than is due, and continues only if confirmed [case-075]', async () => {
    const { user, sales, type, field } = await payByWindriver()
    await type('100.01')
    await user.click(await proceed())
    expect(
      within(await question()).getByText(
        'Statement of 31/10/2026: $100.00. You’re about to pay $100.01, which is $0.01 more.',
      ),
    ).toBeVisible()
    await user.click(within(await question()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(field).toHaveValue('100.01')
    expect(sales).toEqual([])
    await type('1000')
    await user.click(await proceed())
    await user.click(within(await question()).getByRole('button', { name: 'Pay $1,000.00' }))
    await waitFor(() => expect(sales).toMatchObject([{ amount: 1000 }]))
  })

  it.each(['100', '99.99'])('asks nothing before %s of $100.00 is paid [case-075]', async (amount) => {
    const { user, sales, type } = await payByWindriver()
    await type(amount)
    await user.click(await proceed())
    await waitFor(() => expect(sales).toMatchObject([{ amount: Number(amount) }]))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('asks nothing before an amount with a part of a cent is paid as it stands in the field [case-075]', async () => {
    const { user, sales, field } = await payByWindriver({
      props: { invoice: { number: 11, suffix: 0 } },
      before: (_, sandbox) =>
        addStatementHistory(sandbox, {
          invoices: [{ number: 11, invoicedOn: '2026-10-07', amount: 907_250 }],
          statements: [],
        }),
    })
    expect(field).toHaveValue('90.73')
    await user.click(await proceed())
    await waitFor(() => expect(sales).toMatchObject([{ amount: 90.73 }]))
  })

  it('asks before more is paid than is open of an invoice, and not before the whole that was chosen [case-075]', async () => {
    const { user, sales, type } = await payByWindriver(invoice(7))
    await type('510.84')
    await user.click(await proceed())
    expect(
      within(await question()).getByText(
        'Open on the statement of 31/10/2026: $200.00. You’re about to pay $510.84, which is $310.84 more.',
      ),
    ).toBeVisible()
    await user.click(within(await question()).getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('radio', { name: 'Whole invoice: $510.84' }))
    await user.click(await proceed())
    await waitFor(() => expect(sales).toMatchObject([{ amount: 510.84 }]))
  })

  it('asks once about an amount that is more than is due and may have been paid before [case-075]', async () => {
    const { user, sales, type } = await payByWindriver({
      before: (client) => beginHere(client, { id: null }),
    })
    await type('120')
    await user.click(await proceed())
    const asked = within(await question('Pay again?'))
    expect(asked.getByText(/You’re about to pay \$120\.00, which is \$20\.00 more\.$/)).toBeVisible()
    expect(asked.getByText(/^You started a payment of \$123\.45/)).toBeVisible()
    expect(asked.getAllByText(/about to pay/)).toHaveLength(1)
    await user.click(asked.getByRole('button', { name: 'Pay $120.00 again' }))
    await waitFor(() => expect(sales).toMatchObject([{ amount: 120 }]))
  })

  it('does not call an amount the overdue balance that is not what is due [case-074]', async () => {
    const { client, type } = await payByWindriver({ props: { amount: 999_999_990_000 } })
    expect(paying()).toHaveTextContent(/^Payment on your account\$99,999,999\.00$/)
    const { overdueBalance } = await client.account.getUser()
    await type(String(overdueBalance / 10_000))
    expect(paying()).toHaveTextContent(/^Overdue balance\$[\d,.]+$/)
    await type('')
    expect(paying()).toHaveTextContent(/^Overdue balance-$/)
  })

  it.each([10, 12_345, 0, -100])(
    'begins with what is due where %d is no amount in cents [case-137]',
    async (amount) => {
      const { field } = await payByWindriver({ props: { statementDate: '2026-10-31', amount } })
      expect(field).toHaveValue('100.00')
    },
  )
})
