import { readPaymentReturn } from '@trade-portal/fluid-sdk'
import type { FluidClient } from '@trade-portal/fluid-sdk'
import { openOwnTabPayment } from '../data/payments/ownTabPayment'
import { paymentPageOf } from '../routes/paymentPaths'
import type { PaymentPage } from '../routes/paymentPaths'
import { RETURN_MARK } from './pageSettings'

/** A return from a card provider. */
export interface OwnReturn {
  page: PaymentPage | null
  paymentId: string | null
}

/**
 * Reads the return from the address, or after a reload from the browser's history, as long as the user who started the
 * payment in this tab is signed in.
 */
export function readReturn(client: FluidClient): OwnReturn {
  const { id, address } = readPaymentReturn(window.location.href)
  const marked = new URL(address).searchParams.get(RETURN_MARK)
  const noted = openOwnTabPayment(client).read() === null ? null : notedReturn()
  const page = paymentPageOf(marked)
  return id === null && page === null && noted ? noted : { page, paymentId: id }
}

/** Returns whether the address still has the return, so that its outcome has not been shown. */
export const isReturnInAddress = () => new URLSearchParams(window.location.search).has(RETURN_MARK)

/** Removes the payment from the address. The browser's history keeps it for a reload. */
export function stripReturn(given: OwnReturn): void {
  const { id, address } = readPaymentReturn(window.location.href)
  const unmarked = withoutMark(address)
  if (id === null && unmarked === address) return
  const state: unknown = window.history.state
  // A page's own router keeps its state; a state that is no object gets no entry.
  const isOpen = state === null || (typeof state === 'object' && !Array.isArray(state))
  window.history.replaceState(isOpen ? { ...state, [RETURN_MARK]: given } : state, '', unmarked)
}

/** Removes the payment from the address and from the browser's history, once it was shown or its user is gone. */
export function forgetReturn(): void {
  const here = window.location.href
  const left = isReturnInAddress() ? withoutMark(readPaymentReturn(here).address) : here
  const state: unknown = window.history.state
  const isNoted = typeof state === 'object' && state !== null && RETURN_MARK in state
  const others = isNoted ? Object.entries(state).filter(([name]) => name !== RETURN_MARK) : []
  const ownState = others.length > 0 ? Object.fromEntries(others) : null
  window.history.replaceState(isNoted ? ownState : state, '', left)
}

/** Returns the address that a provider returns to: the host's own, or the current page. */
export function returnAddress(written: string | undefined, page: PaymentPage): string {
  const here = window.location.href
  // A field that only looks like a payment's id belongs to the page, unless the mark is beside it.
  const current = here.includes(`${RETURN_MARK}=`) ? withoutMark(readPaymentReturn(here).address) : here
  const address = written === undefined ? current : new URL(written, document.baseURI).href
  const [, path = '', hash = ''] = /^([^#]*)(.*)$/s.exec(address) ?? []
  return `${path}${path.includes('?') ? '&' : '?'}${RETURN_MARK}=${page}${hash}`
}

/** The address is cut as text, to leave the rest exactly as it was. */
function withoutMark(address: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(address) ?? []
  const others = query.split('&').filter((field) => field !== '' && !field.startsWith(`${RETURN_MARK}=`))
  return `${path}${others.length > 0 ? '?' : ''}${others.join('&')}${hash}`
}

function notedReturn(): OwnReturn | null {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null || !(RETURN_MARK in state)) return null
  const { page, paymentId } = (state as Record<string, Partial<OwnReturn> | undefined>)[RETURN_MARK] ?? {}
  return {
    page: paymentPageOf(page),
    paymentId: typeof paymentId === 'string' ? paymentId : null,
  }
}
