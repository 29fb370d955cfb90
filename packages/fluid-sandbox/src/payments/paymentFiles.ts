import { PROVIDER_FOLDER, STORAGE_PREFIX, WINDRIVER_SCRIPT } from './ProviderPages.ts'
import { inScript, notes, paymentPage, unknownPayment } from './pages.ts'
import type { Provider } from './pages.ts'
import { windriverScript } from './windriverScript.ts'

/**
 * Returns the provider's pages as files, by their path under a merchant's endpoint, for a site without a server. Give
 * the back end of that site `localStorage` as its `paymentStorage`: there the two meet.
 *
 * @param merchantName the merchant's name on the pages.
 */
export function paymentFiles(merchantName: string): Record<string, string> {
  return {
    [`${PROVIDER_FOLDER}windcave.html`]: filePage('windcave', merchantName),
    [`${PROVIDER_FOLDER}windriver.html`]: filePage('windriver', merchantName),
    [PROVIDER_FOLDER + WINDRIVER_SCRIPT]: windriverScript('files'),
  }
}

/** The empty page, and the script that reads its content and does the work of the server. */
function filePage(provider: Provider, merchant: string): string {
  const empty = { amountText: '', reference: '', note: '', isOpen: false, returnTo: '' }
  const html = paymentPage({ provider, merchant, ...empty })
  return html.replace('</body>', `<script>${pageScript}</script>\n</body>`)
}

const pageScript = `
const notes = ${inScript(notes)}
const key = ${inScript(STORAGE_PREFIX)} + new URLSearchParams(location.search).get('payment')
const read = () => JSON.parse(localStorage.getItem(key))
const part = (id) => document.getElementById(id)

const canTryAgain = ({ status, addresses }) => status === 'declined' && !addresses.declined
const isOpen = (payment) => payment.status === 'pending' || canTryAgain(payment)

function show(isLeft) {
  const payment = read()
  const status = payment?.status
  const returnTo = payment && !isOpen(payment) ? payment.addresses[status] : ''
  const note = !payment ? ${inScript(unknownPayment)} : canTryAgain(payment) ? notes.tryAgain : notes[status]
  part('facts').hidden = !payment
  for (const fact of document.querySelectorAll('[data-fact]')) fact.textContent = payment?.[fact.dataset.fact] ?? ''
  part('note').textContent = note
  part('note').hidden = status === 'pending' && !isLeft
  part('decision').hidden = !payment || !isOpen(payment)
  part('return').hidden = returnTo === ''
  part('return').firstElementChild.href = returnTo
}

part('decision').addEventListener('submit', (event) => {
  event.preventDefault()
  const outcome = event.submitter.value
  if (outcome === 'pending') return show(true)
  const payment = read()
  if (isOpen(payment)) localStorage.setItem(key, JSON.stringify(Object.assign(payment, { status: outcome })))
  show(false)
  if (payment.addresses[payment.status]) part('return').firstElementChild.click()
})
addEventListener('pageshow', () => show(false))
`
