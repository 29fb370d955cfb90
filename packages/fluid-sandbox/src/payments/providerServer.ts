import type { Database } from '../database/database.ts'
import { NotACall } from '../wire/refusal.ts'
import { readText } from '../wire/requestBody.ts'
import { readSetting } from '../tables/settings.ts'
import {
  amountText,
  currencyOf,
  customerOfReference,
  findPayment,
  insertPayment,
  isOpen,
  payableAmount,
  settlePayment,
  webAddress,
} from './Payment.ts'
import type { Payment, PaymentOutcome } from './Payment.ts'
import { messagePage, notes, paymentPage, unknownPayment, type Provider } from './pages.ts'
import { PROVIDER_FOLDER, WINDRIVER_SCRIPT } from './ProviderPages.ts'
import { windriverScript } from './windriverScript.ts'

export interface ProviderServer {
  /** Answers a request for a page or the script of the provider; `undefined` when the address is none of them. */
  respond(request: Request, url: URL): Promise<Response> | undefined
}

export interface ProviderServerOptions {
  database: Database
  /** The merchant's name as the pages show it. */
  merchantName: string
  now: () => number
}

const ADDRESS = new RegExp(`/${PROVIDER_FOLDER}([^/]+)$`)

const SECURITY = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
}

/** Serves the pages of a simulated card provider. They write the outcome of a payment to the database. */
export function createProviderServer({ database, merchantName, now }: ProviderServerOptions): ProviderServer {
  /** A payment that windriver's script hands over, at the address that its page then has. */
  async function begin(request: Request, url: URL): Promise<Response> {
    if (request.method !== 'POST') throw new NotACall(405, 'Payments begin with a POST')
    const form = new URLSearchParams(await readText(request))
    const payment = readBegun(form, request.headers.get('Origin'))
    if (typeof payment === 'string') return html(messagePage('This payment cannot begin', payment), 400)
    // Pressing Back sends the same payment again, which must not start a second one.
    if (!findPayment(database, payment.id)) insertPayment(database, payment, now())
    return seeOther(`${url.origin}${url.pathname}?payment=${encodeURIComponent(payment.id)}`)
  }

  /** Reads a payment sent by the script, or returns a sentence about its error. */
  function readBegun(form: URLSearchParams, origin: string | null): Payment | string {
    const field = (name: string) => form.get(name) ?? ''
    const [id, reference] = [field('transid'), field('reference')]
    const [approved, cancelled] = [webAddress(field('successUrl')), webAddress(field('cancelUrl'))]
    const key = readSetting(database, 'checkout_key')
    if (!key || field('key') !== key) return 'The key is not one of this merchant.'
    if (field('type') !== 'sale') return 'Only sales can be paid.'
    if (field('currency') !== currencyOf(database)) return `The merchant is paid in ${currencyOf(database)}.`
    const amount = payableAmount(Number(field('amount')))
    if (amount === null) return 'The amount must be above 0, in dollars and cents.'
    const customerId = customerOfReference(database, reference)
    if (customerId === undefined) return 'The reference is of no customer.'
    // A site may send its visitors back to itself alone.
    const isOwn = (address: string) => new URL(address).origin === origin
    if (!approved || !cancelled || !isOwn(approved) || !isOwn(cancelled)) {
      return 'The addresses to return to must be of the site that the payment comes from.'
    }
    if (id === '') return 'The address of success must carry a transid.'
    const addresses = { approved, declined: '', cancelled }
    return { id, customerId, amount, reference, addresses, status: 'pending' }
  }

  async function showOrDecide(request: Request, provider: Provider, id: string): Promise<Response> {
    const payment = findPayment(database, id)
    if (!payment) return html(messagePage(unknownPayment, 'Go back to the portal and begin again.'), 404)
    const outcome =
      request.method === 'POST' ? new URLSearchParams(await readText(request)).get('outcome') : null
    if (!isOutcome(outcome)) return html(pageOf(payment, provider, { isLeft: outcome === 'pending' }))
    if (isOpen(payment)) settlePayment(database, id, outcome)
    const settled = findPayment(database, id) ?? payment
    const address = addressAfter(settled)
    return address === '' ? html(pageOf(settled, provider)) : seeOther(address)
  }

  /** @param isLeft the customer wants to close the tab. */
  function pageOf(payment: Payment, provider: Provider, { isLeft = false } = {}): string {
    return paymentPage({
      provider,
      merchant: merchantName,
      amountText: amountText(database, payment.amount),
      reference: payment.reference,
      note: payment.status === 'pending' && !isLeft ? '' : noteOf(payment),
      isOpen: isOpen(payment),
      returnTo: isOpen(payment) ? '' : addressAfter(payment),
    })
  }

  return {
    respond(request, url) {
      const [, name] = ADDRESS.exec(url.pathname) ?? []
      if (name === WINDRIVER_SCRIPT) return Promise.resolve(javaScript(windriverScript('served')))
      if (name !== 'windcave' && name !== 'windriver') return undefined
      const id = url.searchParams.get('payment')
      if (id !== null) return showOrDecide(request, name, id)
      return name === 'windriver' ? begin(request, url) : undefined
    },
  }
}

function isOutcome(text: string | null): text is PaymentOutcome {
  return text === 'approved' || text === 'declined' || text === 'cancelled'
}

function noteOf(payment: Payment): string {
  return payment.status === 'declined' && isOpen(payment) ? notes.tryAgain : notes[payment.status]
}

/** The address that the provider goes on to; "" when it stays. */
function addressAfter({ status, addresses }: Payment): string {
  return status === 'pending' ? '' : addresses[status]
}

function html(body: string, status = 200): Response {
  return new Response(body, { status, headers: { ...SECURITY, 'Content-Type': 'text/html; charset=utf-8' } })
}

function javaScript(body: string): Response {
  return new Response(body, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Access-Control-Allow-Origin': '*',
    },
  })
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } })
}
