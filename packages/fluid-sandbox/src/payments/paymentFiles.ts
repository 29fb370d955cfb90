import { merchantNames, type Merchant } from '../merchants.ts'
import { STORAGE_PREFIX } from './filePages.ts'
import { inScript } from './html.ts'
import { notes, paymentPage, unknownPayment, type Provider } from './pages.ts'
import { PROVIDER_FOLDER, WINDRIVER_SCRIPT } from './ProviderPages.ts'
import { windriverScript } from './windriverScript.ts'

/**
 * The provider's pages as files, by the path that they belong under a merchant's endpoint, for a site without a server.
 * Give the back end of that site `localStorage` as its `paymentStorage`: there the two meet.
 */
export function paymentFiles(merchant: Merchant): Record<string, string> {
  return {
    [`${PROVIDER_FOLDER}windcave.html`]: filePage('windcave', merchant),
    [`${PROVIDER_FOLDER}windriver.html`]: filePage('windriver', merchant),
    [PROVIDER_FOLDER + WINDRIVER_SCRIPT]: windriverScript('files'),
  }
}

/** The page with nothing on it yet, and the script that reads what to show and does what the server does elsewhere. */
function filePage(provider: Provider, merchant: Merchant): string {
  const empty = { amountText: '', reference: '', note: '', isOpen: false, returnTo: '' }
  const html = paymentPage({ provider, merchant: merchantNames[merchant], ...empty })
  return html.replace('</body>', `<script>${pageScript}</script>\n</body>`)
}

const pageScript = `
const notes = ${inScript(notes)}
const key = ${inScript(STORAGE_PREFIX)} + new URLSearchParams(location.search).get('payment')
const read = () => JSON.parse(localStorage.getItem(key))
const part = (id) => document.getElementById(id)

function show(payment, note) {
  const isOpen = payment !== null && (payment.status === 'pending' || (payment.status === 'declined' && !payment.addresses.declined))
  const returnTo = payment && !isOpen ? payment.addresses[payment.status] : ''
  part('facts').hidden = payment === null
  for (const fact of document.querySelectorAll('[data-fact]')) fact.textContent = payment?.[fact.dataset.fact] ?? ''
  part('note').textContent = note
  part('note').hidden = note === ''
  part('decision').hidden = !isOpen
  part('return').hidden = returnTo === ''
  part('return').firstElementChild.href = returnTo
}

function showKept() {
  const payment = read()
  show(payment, payment === null ? ${inScript(unknownPayment)} : payment.status === 'pending' ? '' : notes[payment.status])
}

part('decision').addEventListener('submit', (event) => {
  event.preventDefault()
  const outcome = event.submitter.value
  const payment = read()
  if (outcome === 'pending') return show(payment, notes.pending)
  payment.status = outcome
  localStorage.setItem(key, JSON.stringify(payment))
  if (payment.addresses[outcome]) location.assign(payment.addresses[outcome])
  else showKept()
})
addEventListener('pageshow', showKept)
`
