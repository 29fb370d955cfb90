import { isSameOwner } from '@trade-portal/fluid-sdk'
import type { Cart, FluidClient } from '@trade-portal/fluid-sdk'
import type { CartOutbox, Intent, OutboxEvent } from './cartOutbox'
import { createCartOutbox } from './createCartOutbox'
import { addNotice } from '../../../context/notices'
import type { SharedState } from '../../../context/PortalContext'
import { errorModalAtom, withError } from '../../../context/shownError'
import type { SessionOwner } from '../../../context/unsentChanges'
import { withLock } from '../../withLock'
import { cartQuery } from '../cartQuery'
import { knownCart } from '../knownCart'
import { cartWords } from '../../../messages/cart'
import { noticesWords } from '../../../messages/common'
import type { Say } from '../../../messages/Say'

export interface OpenCartOutboxOptions extends Pick<SharedState, 'queryClient' | 'store'> {
  client: FluidClient
  /** `null` while signed out. */
  owner: SessionOwner | null
  say: Say
  pace: number
}

/** Opens a user's outbox on top of a client, the cart's cache, and this page's storage and locks. */
export function openCartOutbox(options: OpenCartOutboxOptions): CartOutbox {
  const { client, queryClient, store, owner, say, pace } = options
  const { queryKey } = cartQuery(client)

  function tell(event: OutboxEvent) {
    if (event.type === 'unsure') {
      const error = { about: event.names.join(', '), message: say(noticesWords).unsureAdded }
      store.set(errorModalAtom, (shown) => withError(shown, error))
      return
    }
    if (event.type === 'removed')
      addNotice(store, { tone: 'success', text: say(noticesWords).productRemoved })
    // A refusal is shown at its line, which is visible again; these two may concern a line that is not.
    else if (event.problem.reason !== 'refused')
      addNotice(store, { tone: 'error', text: say(cartWords).notSaved(event.name) })
  }

  return createCartOutbox({
    merchant: client.configuration.endpoint,
    owner: { client, user: owner?.username ?? '' },
    isOpen: () => owner !== null && isSameOwner(client.session.current(), owner),
    isSeen: () => document.visibilityState !== 'hidden',
    async readCart() {
      const cart = await client.cart.read()
      queryClient.setQueryData(queryKey, cart)
      return cart
    },
    knownCart: () => knownCart({ client, queryClient, store }),
    setQuantity: (input) => client.cart.updateLine(input),
    removeLine: (input) => client.cart.removeLine(input),
    onSent(intent) {
      // A read that began before the call would bring the old figures back.
      void queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (cart) => cart && withSent(cart, intent))
    },
    onRoundEnd: () => void queryClient.invalidateQueries({ queryKey }),
    onEvent: tell,
    now: Date.now,
    pace,
    later(call, milliseconds) {
      const timer = setTimeout(call, milliseconds)
      return () => clearTimeout(timer)
    },
    withLock,
  })
}

function withSent(cart: Cart, intent: Intent): Cart {
  const lines =
    intent.kind === 'removal'
      ? cart.lines.filter((line) => line.id !== intent.lineId)
      : cart.lines.map((line) => (line.id === intent.lineId ? { ...line, quantity: intent.quantity } : line))
  return { ...cart, lines }
}
