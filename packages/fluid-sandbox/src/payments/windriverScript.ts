import { STORAGE_PREFIX } from './ProviderPages.ts'
import { inScript } from './pages.ts'

/** The fields that the script hands to the page where the payment is made. */
export const WINDRIVER_FIELDS = [
  'key',
  'amount',
  'currency',
  'type',
  'reference',
  'successUrl',
  'cancelUrl',
] as const

/**
 * Returns the script that a page loads to pay through windriver: it defines `window.WindriverCheckout`. The payment's
 * id is the `transid` of `successUrl`, before the `#` or after the hash route.
 *
 * @param pages where the payment goes: to a server that makes the page, or into the storage that page files read.
 */
export function windriverScript(pages: 'served' | 'files'): string {
  return `(() => {
const folder = new URL('.', document.currentScript.src)

function transactionOf(successUrl) {
  const url = new URL(successUrl)
  const id = url.searchParams.get('transid') || new URLSearchParams(url.hash.split('?')[1]).get('transid')
  if (!id) throw new TypeError('successUrl must carry a transid')
  return id
}
${pages === 'served' ? postToServer : keepForFile}
window.WindriverCheckout = {
  redirect(payment) {
    begin(transactionOf(payment.successUrl), payment)
  },
}
})()
`
}

const postToServer = `
function begin(transid, payment) {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = new URL('windriver', folder).href
  form.hidden = true
  const add = (name, value) => {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  add('transid', transid)
  for (const name of ${inScript(WINDRIVER_FIELDS)}) add(name, payment[name] ?? '')
  document.body.append(form)
  form.submit()
}
`

const keepForFile = `
function begin(transid, { amount, currency, reference, successUrl, cancelUrl }) {
  for (const address of [successUrl, cancelUrl]) {
    if (!/^https?:$/.test(new URL(address).protocol)) throw new TypeError('The addresses must be http or https')
  }
  const amountText = new Intl.NumberFormat(undefined, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 4,
  }).format(amount)
  const addresses = { approved: successUrl, declined: '', cancelled: cancelUrl }
  const payment = { id: transid, amount: Number(amount), amountText, reference, status: 'pending', addresses }
  const key = ${inScript(STORAGE_PREFIX)} + transid
  if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(payment))
  const link = document.createElement('a')
  link.href = new URL('windriver.html?payment=' + encodeURIComponent(transid), folder)
  link.click()
}
`
