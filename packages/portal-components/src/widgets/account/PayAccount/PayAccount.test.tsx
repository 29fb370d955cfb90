import { readPaymentReturn } from '@trade-portal/fluid-sdk'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { callsOf } from '../../../testing/cartRows'
import { changeAnswer } from '../../../testing/changeAnswer'
import { holdCalls } from '../../../testing/holdCalls'
import { returnUrls } from '../../../testing/payments'
import { proceed, renderPay } from '../../../testing/renderPay'
import { addStatementHistory } from '../../../testing/statementHistory'
import { loadWindriver, windriver } from '../../../testing/windriver'

const form = async () => within(await screen.findByRole('region', { name: 'Make a Payment' }))
const money = (amount: number) =>
  new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' }).format(amount / 10_000)

describe('<PayAccount />', () => {
  it('pays what is overdue, beside what is owed by age today [pay-01 pay-04]', async () => {
    const { client } = await renderPay()
    const { customerId, overdueBalance } = await client.account.getUser()
    const shown = await form()
    expect(shown.getByText('Overdue balance')).toBeVisible()
    expect(shown.getAllByText(money(overdueBalance))).toHaveLength(2)
    expect(shown.getByText(`${customerId}-0-0`)).toBeVisible()
    const aside = within(screen.getByRole('complementary', { name: 'Balance by age' }))
    expect((await aside.findByText('Account Balance')).parentElement).toHaveTextContent('$4,884.90')
    expect(aside.getByText('Overdue').closest('div')).toHaveTextContent(money(overdueBalance))
  })

  it('marks what is overdue by a sign, and says how old the oldest of it is [bal-07]', async () => {
    await renderPay()
    const aside = within(await screen.findByRole('complementary', { name: 'Balance by age' }))
    const overdue = (await aside.findByText('Overdue')).parentElement
    expect(overdue?.querySelector('svg')).not.toBeNull()
    expect(aside.getByText(/^Oldest overdue: (?:30|60|90|120\+) Days$/)).toBeVisible()
  })

  it.each([
    ['of its type', 'Invoice'],
    ['in another spelling', ' INVOICE '],
    ['of no type, which is what it was opened as', ''],
  ])('pays an invoice %s, its tax included [pay-02]', async (_, type) => {
    await renderPay({
      props: { invoice: { number: 500_002, suffix: 1 } },
      before: (_client, sandbox) =>
        changeAnswer(sandbox, 'getTransactionTP', ({ TransactionTP, ...answer }) => ({
          ...answer,
          TransactionTP: TransactionTP.map((row) => ({ ...row, transactionType: type })),
        })),
    })
    const shown = await form()
    expect(shown.getByText('Invoice 500002-1')).toBeVisible()
    expect(shown.getAllByText('$5,000.50')).toHaveLength(2)
    expect(shown.getByText('104218-500002-1')).toBeVisible()
  })

  it('pays what a statement says to be due, beside what it says by age [pay-03]', async () => {
    await renderPay({ props: { statementDate: '2026-10-31' } })
    const shown = await form()
    expect(shown.getByText('Statement of 31/10/2026')).toBeVisible()
    expect(shown.getAllByText('$100.00')).toHaveLength(2)
    expect(shown.getByText('104218-0-0')).toBeVisible()
    expect(await screen.findByText('From the statement of 31/10/2026')).toBeVisible()
  })

  it('shows the newest statement’s ages where today’s cannot be read [pay-05]', async () => {
    await renderPay({
      faults: [{ operation: 'getCustomerAgedBalances', kind: 'status', status: 404, times: Infinity }],
    })
    expect(await screen.findByText('From the statement of 31/10/2026')).toBeVisible()
    expect(screen.getByText('$4,784.90')).toBeVisible()
  })

  it.each([
    ['a credit', { invoice: { number: 500_003, suffix: 0 } }],
    ['a statement with nothing due', { statementDate: '2026-08-31' }],
  ])('has nothing to proceed with for %s, and leads to the statements [pay-06]', async (_, props) => {
    await renderPay({ props })
    expect(await screen.findByText('There’s nothing to pay here.')).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'View statements' })[0]).toHaveAttribute(
      'href',
      '#/statements',
    )
    expect(screen.queryByRole('button', { name: 'Proceed to Payment' })).toBeNull()
  })

  it('leads from an invoice that is not the customer’s to those that are [taps-322]', async () => {
    await renderPay({ props: { invoice: { number: 999_999, suffix: 0 } } })
    expect(await screen.findByRole('alert')).toHaveTextContent('Invoice 999999-0')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'See invoices' })).toHaveAttribute('href', '#/invoices')
  })

  it('says that nothing is overdue [pay-06]', async () => {
    await renderPay({ before: (_, sandbox) => addStatementHistory(sandbox, { statements: [] }) })
    expect(await screen.findByText('Nothing on your account is overdue.')).toBeVisible()
  })

  it('opens a payment once, however often it is pressed, and goes to its page [pay-07 pay-08]', async () => {
    const held: ReturnType<typeof holdCalls>[] = []
    const { user, sandbox, redirects } = await renderPay({
      props: { invoice: { number: 500_002, suffix: 1 } },
      before: (_, sandbox) => {
        held.push(holdCalls(sandbox, 'createPaymentSession'))
      },
    })
    await user.dblClick(await proceed())
    const button = await screen.findByRole('button', { name: 'Opening the payment page...' })
    await user.click(button)
    held[0]?.letThrough()
    await waitFor(() => expect(redirects).toHaveLength(1))
    expect(redirects[0]).toMatch(/^https:\/\/ironbark\.example\/__pay\/windcave\?payment=/)
    await user.click(button)
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(callsOf(sandbox, 'createPaymentSession').map(({ payload }) => payload)).toEqual([
      {
        idCust: '104218',
        paymentAmount: 5000.5,
        paymentReference: '104218-500002-1',
        urlApproved: returnUrls.approved,
        urlCancelled: returnUrls.cancelled,
        urlDeclined: returnUrls.declined,
      },
    ])
  })

  it('can be pressed again when the browser brings the cached page back', async () => {
    const { user, redirects } = await renderPay()
    await user.click(await proceed())
    await waitFor(() => expect(redirects).toHaveLength(1))
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await user.click(await proceed())
    // The payment may have been made on the previous page.
    await user.click(await screen.findByRole('button', { name: /^Pay \$[\d,.]+ again$/ }))
    await waitFor(() => expect(redirects).toHaveLength(2))
  })

  it('shows a refusal in the modal titled Error, and stays [pay-09]', async () => {
    const { user, redirects } = await renderPay({
      faults: [
        {
          operation: 'createPaymentSession',
          kind: 'refusal',
          rows: [{ field: 'paymentAmount', msg: 'The bank is closed' }],
        },
      ],
    })
    await user.click(await proceed())
    expect(await screen.findByRole('alertdialog', { name: 'Error' })).toHaveTextContent('The bank is closed')
    await user.click(screen.getByRole('button', { name: 'OK' }))
    await user.click(await proceed())
    await waitFor(() => expect(redirects).toHaveLength(1))
  })

  it('says that nothing was paid when no answer came [pay-09]', async () => {
    const { user } = await renderPay({
      faults: [{ operation: 'createPaymentSession', when: 'after', kind: 'reset' }],
    })
    await user.click(await proceed())
    expect(await screen.findByRole('alertdialog', { name: 'Error' })).toHaveTextContent(
      'We couldn’t open the payment page. Nothing has been paid.',
    )
  })

  it('takes no other amount with windcave [pay-10]', async () => {
    await renderPay()
    const shown = await form()
    expect(shown.getByText('Amount (AUD)')).toBeVisible()
    expect(shown.queryByRole('textbox')).toBeNull()
  })

  it('takes an amount above 0 of two decimals with windriver, and hands it to the script [pay-11 pay-12]', async () => {
    const sales = loadWindriver()
    const { user, sandbox } = await renderPay({ ...windriver, props: { statementDate: '2026-10-31' } })
    const field = await screen.findByRole('textbox', { name: 'Amount (AUD)' })
    expect(field).toHaveValue('100.00')
    for (const wrong of ['0', '12.345', 'all']) {
      await user.clear(field)
      await user.type(field, `${wrong}{Enter}`)
      await waitFor(() =>
        expect(field).toHaveAccessibleDescription(/Enter an amount above 0, with at most 2 decimals/),
      )
    }
    await user.clear(field)
    await user.type(field, '60.5')
    await user.click(await proceed())
    await waitFor(() => expect(sales).toHaveLength(1))
    expect(sales[0]).toEqual({
      key: 'pk_test',
      amount: 60.5,
      currency: 'AUD',
      type: 'sale',
      reference: '104218-0-0',
      collectShipping: true,
      successUrl: expect.stringMatching(
        /^https:\/\/site\.example\/#\/payment-complete\?transid=[\da-f]{32}$/,
      ),
      cancelUrl: expect.stringMatching(
        /^https:\/\/site\.example\/#\/payment-cancelled\?transid=[\da-f]{32}$/,
      ),
    })
    const [approved, cancelled] = [sales[0]?.['successUrl'], sales[0]?.['cancelUrl']].map(
      (address) => readPaymentReturn(String(address)).id,
    )
    expect(cancelled).toBe(approved)
    expect(callsOf(sandbox, 'createPaymentSession')).toEqual([])
  })

  it('says that windriver’s page could not be opened where its script is not to be had [pay-09]', async () => {
    const { user } = await renderPay({
      settings: { ...windriver.settings, checkout_script_url: 'http://pay.example/windriver.js' },
    })
    await user.click(await proceed())
    expect(await screen.findByRole('alertdialog', { name: 'Error' })).toHaveTextContent(
      'Nothing has been paid.',
    )
  })

  it('needs to know the customer [pay-13]', async () => {
    await renderPay({
      before: (_, sandbox) =>
        changeAnswer(sandbox, 'getUserDetails', (answer) => ({
          ttGetUserDetails: answer.ttGetUserDetails.map((user) => ({ ...user, id_cust: '' })),
        })),
    })
    expect(await screen.findByText('Could not load user details')).toBeVisible()
    expect(await proceed()).toBeDisabled()
  })

  it('pays nothing where the merchant has no provider, or has switched paying off [pay-15]', async () => {
    const switches: Record<string, string>[] = [
      { payment_provider: 'barter' },
      { pay_account_button_disabled: 'yes' },
    ]
    for (const settings of switches) {
      const { unmount } = await renderPay({ settings })
      expect(await screen.findByText('You can’t pay your account online here.')).toBeVisible()
      expect(screen.queryByRole('button', { name: 'Proceed to Payment' })).toBeNull()
      unmount()
    }
  })
})
