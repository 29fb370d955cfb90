import { atom } from 'jotai'
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
import { knownCart } from '../cartReads'
import { cartMessages } from '../../../messages/cart'
import { noticesMessages } from '../../../messages/common'
import type { MessagesOf } from '../../../messages/MessagesOf'

interface OpenOutbox {
  outbox: CartOutbox
  watch: () => () => void
}

/** The outboxes of one client, by user and customer. */
const outboxesAtom = atom(() => new Map<string, OpenOutbox>())

/** Returns the only outbox of a user on this page. The same user has another one for another customer. */
export function outboxOf(options: OpenCartOutboxOptions): OpenOutbox {
  const outboxes = options.store.get(outboxesAtom)
  const { username, customerId } = options.owner ?? {}
  const key = JSON.stringify([username, customerId])
  const known = outboxes.get(key)
  if (known) return known
  const outbox = openCartOutbox(options)
  const opened = { outbox, watch: createPageWatch(outbox) }
  outboxes.set(key, opened)
  return opened
}

export interface OpenCartOutboxOptions extends Pick<SharedState, 'queryClient' | 'store'> {
  client: FluidClient
  /** `null` while signed out. */
  owner: SessionOwner | null
  messagesOf: MessagesOf
  pace: number
}

/** Opens a user's outbox on top of a client, the cart's cache, and this page's storage and locks. */
function openCartOutbox(options: OpenCartOutboxOptions): CartOutbox {
  const { client, queryClient, store, owner, messagesOf, pace } = options
  const { queryKey } = cartQuery(client)

  function tell(event: OutboxEvent) {
    if (event.type === 'unsure') {
      const error = { about: event.names.join(', '), message: messagesOf(noticesMessages).unsureAdded }
      store.set(errorModalAtom, (shown) => withError(shown, error))
      return
    }
    if (event.type === 'removed')
      addNotice(store, { tone: 'success', text: messagesOf(noticesMessages).productRemoved })
    // A refusal is shown at its line, which is visible again; these two may concern a line that is not.
    else if (event.problem.reason !== 'refused')
      addNotice(store, { tone: 'error', text: messagesOf(cartMessages).notSaved(event.name) })
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

/**
 * Makes a function that watches the page for an outbox: resumes it when the network is back, another tab changes stored
 * intents or the page becomes visible, and sends removals when the page is left. Any number of components may call it:
 * the page is watched while at least one does.
 */
export function createPageWatch(outbox: CartOutbox): () => () => void {
  let watchers = 0
  let stop = () => {}
  return () => {
    watchers += 1
    if (watchers === 1) stop = watchPage(outbox)
    return () => {
      watchers -= 1
      if (watchers === 0) stop()
    }
  }
}

function watchPage(outbox: CartOutbox) {
  const resume = () => outbox.resume()
  // Another tab also stores each word typed into a form.
  const resumeWhenOurs = ({ key }: StorageEvent) => {
    if (key === null || /(outbox|addition):/.test(key)) outbox.resume()
  }
  const leave = () => outbox.leave()
  const resumeInSight = () => {
    if (document.visibilityState === 'visible') outbox.resume()
  }
  window.addEventListener('online', resume)
  window.addEventListener('storage', resumeWhenOurs)
  window.addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', resumeInSight)
  outbox.resume()
  return () => {
    outbox.pause()
    window.removeEventListener('online', resume)
    window.removeEventListener('storage', resumeWhenOurs)
    window.removeEventListener('pagehide', leave)
    document.removeEventListener('visibilitychange', resumeInSight)
  }
}
