import { screen, waitFor } from '@testing-library/react'
import type { Sandbox } from '@trade-portal/fluid-sandbox'
import { expect, it, onTestFinished, vi } from 'vitest'
import { addPayment, returnUrls } from '../testing/payments'
import { renderPortal } from '../testing/renderPortal'
import { seeded } from '../testing/seededTransactions'
import { AccountAdmin } from '../widgets/account/AccountAdmin/AccountAdmin'
import { DownloadList } from '../widgets/account/DownloadList/DownloadList'
import { HelpfulLinks } from '../widgets/help/HelpfulLinks/HelpfulLinks'
import { InvoiceTable } from '../widgets/account/InvoiceTable/InvoiceTable'
import { OrdersTable } from '../widgets/orders/OrdersTable/OrdersTable'
import { PayAccount } from '../widgets/account/PayAccount/PayAccount'
import { PaymentResult } from '../widgets/account/PaymentResult/PaymentResult'
import { PriceBook } from '../widgets/catalogue/PriceBook/PriceBook'
import { StatementList } from '../widgets/account/StatementList/StatementList'
import { StatementView } from '../widgets/account/StatementView/StatementView'
import { StoreListing } from '../widgets/help/StoreListing/StoreListing'
import { SubUserForm } from '../widgets/account/SubUserForm/SubUserForm'
import { TransactionView } from '../widgets/orders/TransactionView/TransactionView'

const page = (
  <>
    <OrdersTable />
    <InvoiceTable from="2026-11-16" to="2026-11-20" />
    <TransactionView {...seeded.ironbark.quote} />
    <TransactionView {...seeded.ironbark.invoice} />
    <StatementList />
    <StatementView date="2026-10-31" />
    <PayAccount returnUrls={returnUrls} />
    <PaymentResult page="complete" paymentId="P-1" />
    <AccountAdmin />
    <SubUserForm id="CT5003" onDone={() => undefined} />
    <PriceBook />
    <DownloadList />
    <HelpfulLinks />
    <StoreListing />
  </>
)

/** Changes a value of an answer, given its name there. */
type Spoil = (value: unknown, name: string) => unknown

/** Without these no customer is signed in, or nothing is requested. */
const KEPT =
  /^(id_cust|id_user|hasErrors|is_enabled|label_object|type_object|ttGetUserDetails|WidgetConfiguration)$/
const ID = /number|suffix|id$|^id|lineNum|tpauserID/i

const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)
const texts =
  (text: unknown): Spoil =>
  (value, name) =>
    typeof value === 'string' && !isDay(value) && !ID.test(name) ? text : value
const figures =
  (figure: unknown): Spoil =>
  (value, name) =>
    typeof value === 'number' && !ID.test(name) ? figure : value
const days =
  (day: unknown): Spoil =>
  (value) =>
    isDay(value) ? day : value
const lists =
  (change: (list: unknown[]) => unknown): Spoil =>
  (value) =>
    Array.isArray(value) ? change(value) : value

const kinds: [string, Spoil][] = [
  ['texts of 300 characters', texts('Whitlock & Sons, joiners. '.repeat(12))],
  ['texts of one long word', texts('W'.repeat(300))],
  ['markup', texts('<img src="x" onerror="alert(1)"><script>alert(2)</script>')],
  ['letters from right to left and line breaks', texts('\u202eمرحبا\r\nשלום\u2028👩‍👩‍👧‍👦')],
  ['no texts', texts(null)],
  ['figures in words', figures('abc')],
  ['absurd figures', figures(1e308)],
  ['figures below 0', figures(-0.01)],
  ['large figures', figures(99_999_999.99)],
  ['numbers of nothing', (value) => (typeof value === 'number' ? 0 : value)],
  ['days of no calendar', days('0000-00-00')],
  ['the last day', days('9999-12-31')],
  ['days as people write them', days('31/02/2026')],
  ['lists that are none', lists(() => null)],
  ['lists of nothing', lists(() => [null, {}])],
  ['lists told twice', lists((list) => [...list, ...list])],
]

function spoilAnswers(sandbox: Sandbox, spoil: Spoil) {
  const fetch = sandbox.fetch.bind(sandbox)
  sandbox.fetch = async (input, init) => {
    const request = new Request(input, init)
    const answer = await fetch(request)
    const operation = new URL(request.url).searchParams.get('ipFunction') ?? ''
    if (/login|Cart/.test(operation)) return answer
    return Response.json(spoilt(await answer.json(), spoil))
  }
}

function spoilt(value: unknown, spoil: Spoil, name = ''): unknown {
  const other = KEPT.test(name) ? value : spoil(value, name)
  if (Array.isArray(other))
    return other.map((each) => spoilt(each, spoil, KEPT.test(name) ? name : 'of a list'))
  if (typeof other !== 'object' || other === null) return other
  return Object.fromEntries(Object.entries(other).map(([key, each]) => [key, spoilt(each, spoil, key)]))
}

it.each(kinds)('answers with %s break no widget [bad-16]', async (_, spoil) => {
  const warn = vi.spyOn(console, 'error')
  onTestFinished(() => warn.mockRestore())
  const { container } = await renderPortal(page, {
    settings: { payment_provider: 'windcave' },
    before: (__, sandbox) => {
      addPayment(sandbox, { status: 'approved' })
      spoilAnswers(sandbox, spoil)
    },
  })
  const reading = () => container.querySelector('[data-radius]')?.closest('section')?.textContent
  await waitFor(() => expect(reading()).toBeUndefined(), { timeout: 20_000 })
  expect(screen.queryByText('We couldn’t show this')).toBeNull()
  expect(container.textContent).not.toMatch(/NaN|undefined|\[object|Infinity|Invalid Date|\de\+?\d/)
  expect(document.querySelector('img[src="x"], script')).toBeNull()
  expect(warn).not.toHaveBeenCalled()
})
