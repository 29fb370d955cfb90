import { readPaymentReturn } from '@trade-portal/fluid-sdk'

/**
 * Moves a payment's id from before the `#`, where a card provider may put it, to behind it: there it stays with its page,
 * also across a sign-in. Call it before the history is opened.
 */
export function takePaymentReturn() {
  const { history, location } = window
  if (location.search === '' || !location.hash.startsWith('#/payment-')) return
  const { id, address } = readPaymentReturn(location.href)
  if (id === null) return
  const hasQuery = address.slice(address.indexOf('#')).includes('?')
  history.replaceState(
    history.state,
    '',
    `${address}${hasQuery ? '&' : '?'}sessionId=${encodeURIComponent(id)}`,
  )
}
