import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { callsOf } from '../../../testing/cartRows'
import { changeAnswer } from '../../../testing/changeAnswer'
import { proceed, renderPay } from '../../../testing/renderPay'
import { addStatementHistory, partPaid } from '../../../testing/statementHistory'
import { loadWindriver, windriver } from '../../../testing/windriver'

type Setting = NonNullable<Parameters<typeof renderPay>[0]>

/** Opens the payment of an invoice in an account with part-paid invoices. */
const payInvoice = (number: number, { props, ...setting }: Setting = {}) =>
  renderPay({
    ...setting,
    props: { invoice: { number, suffix: 0 }, ...props },
    before: (client, sandbox) => {
      addStatementHistory(sandbox, partPaid)
      return setting.before?.(client, sandbox)
    },
  })

const amounts = () => within(screen.getByRole('radiogroup', { name: 'How much' })).getAllByRole('radio')
const namesOf = (radios: HTMLElement[]) => radios.map((radio) => radio.closest('label')?.textContent)
const radio = (name: string) => screen.getByRole('radio', { name })

const OPEN = 'Open on the statement of 31/10/2026: $200.00'
const WHOLE = 'Whole invoice: $510.84'

describe('<PayAccount /> of a part-paid invoice', () => {
  it('offers what is open on the newest statement, chosen, and the whole invoice [case-070]', async () => {
    const { user, sandbox, redirects } = await payInvoice(7)
    await proceed()
    expect(namesOf(amounts())).toEqual([OPEN, WHOLE])
    expect(radio(OPEN)).toBeChecked()
    expect(screen.getAllByText('$200.00')).toHaveLength(2)
    expect(screen.queryByText('$510.84')).toBeNull()
    await user.click(await proceed())
    await waitFor(() => expect(redirects).toHaveLength(1))
    expect(callsOf(sandbox, 'createPaymentSession')).toMatchObject([
      { payload: { paymentAmount: 200, paymentReference: '104218-7-0' } },
    ])
  })

  it('pays the whole invoice to who chooses that [case-070]', async () => {
    const { user, sandbox, redirects } = await payInvoice(7)
    await proceed()
    await user.click(radio(WHOLE))
    expect(screen.getAllByText('$510.84')).toHaveLength(2)
    expect(screen.queryByText('$200.00')).toBeNull()
    await user.click(await proceed())
    await waitFor(() => expect(redirects).toHaveLength(1))
    expect(callsOf(sandbox, 'createPaymentSession')).toMatchObject([{ payload: { paymentAmount: 510.84 } }])
  })

  it('with windriver begins with what is open, which can be changed [case-071]', async () => {
    const sales = loadWindriver()
    const { user } = await payInvoice(7, windriver)
    const field = await screen.findByRole('textbox', { name: 'Amount (AUD)' })
    expect(namesOf(amounts())).toEqual([OPEN, WHOLE])
    expect(field).toHaveValue('200.00')
    await user.click(radio(WHOLE))
    expect(field).toHaveValue('510.84')
    await user.click(radio(OPEN))
    expect(field).toHaveValue('200.00')
    await user.clear(field)
    await user.type(field, '150')
    await user.click(await proceed())
    await waitFor(() => expect(sales).toMatchObject([{ amount: 150, reference: '104218-7-0' }]))
  })

  it.each([
    ['windcave', {}],
    ['windriver', windriver],
  ])(
    'where nothing is open says so, and pays by the second choice alone with %s [case-072]',
    async (_, setting) => {
      const sales = loadWindriver()
      const { user, sandbox, redirects } = await payInvoice(8, setting)
      await proceed()
      expect(namesOf(amounts())).toEqual([
        'Open on the statement of 31/10/2026: $0.00',
        'Whole invoice: $90.72',
      ])
      expect(
        screen.getByText('The statement of 31/10/2026 shows nothing left to pay on this invoice.'),
      ).toBeVisible()
      await user.click(await proceed())
      expect(await screen.findByText(/^There’s nothing left to pay\./)).toBeVisible()
      expect(radio('Open on the statement of 31/10/2026: $0.00')).toHaveFocus()
      expect(callsOf(sandbox, 'createPaymentSession')).toEqual([])
      expect(sales).toEqual([])
      await user.click(radio('Whole invoice: $90.72'))
      expect(screen.queryByText(/^There’s nothing left to pay\./)).toBeNull()
      await user.click(await proceed())
      await waitFor(() => expect(redirects.length + sales.length).toBe(1))
    },
  )

  it.each([
    ['whose balance is its total', 9, '$45.00'],
    ['that the newest statement does not list', 10, '$64.00'],
  ])('offers no choice of an invoice %s [case-073]', async (_, number, total) => {
    await payInvoice(number)
    await proceed()
    expect(screen.getAllByText(total)).toHaveLength(2)
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('goes by the newest statement, whatever the order in which the back end lists them [case-073]', async () => {
    await payInvoice(7, {
      before: (_, sandbox) =>
        changeAnswer(sandbox, 'getStatementList', (answer) => ({
          StatementList: [...answer.StatementList].reverse(),
        })),
    })
    await proceed()
    expect(radio(OPEN)).toBeChecked()
  })

  it('pays the whole where the statement cannot be read, and says that it could not [case-073]', async () => {
    await payInvoice(7, {
      faults: [{ operation: 'getStatementDetail', kind: 'status', status: 404, times: Infinity }],
    })
    await proceed()
    expect(screen.getByText(/^We couldn’t load your latest statement to check/)).toBeVisible()
    expect(screen.getAllByText('$510.84')).toHaveLength(2)
  })

  it.each([
    [5_108_400, WHOLE],
    [2_000_000, OPEN],
    [70_000, OPEN],
  ])('begins, asked for %i, with %s [case-066]', async (amount, name) => {
    await payInvoice(7, { props: { amount } })
    await proceed()
    expect(radio(name)).toBeChecked()
  })

  it('begins with an amount that was asked for with windriver [case-066]', async () => {
    await payInvoice(7, { ...windriver, props: { amount: 605_000 } })
    expect(await screen.findByRole('textbox', { name: 'Amount (AUD)' })).toHaveValue('60.50')
  })
})
