import type { FluidClient } from '@trade-portal/fluid-sdk'
import { createStore } from 'jotai'
import { messagesIn } from '../messages/MessagesOf'
import { addNotice, noticesAtom } from '../context/notices'
import type { SharedState } from '../context/PortalContext'
import { createHost } from './hostSession'
import { createQueryCache } from './queryCache'
import { clientAtom } from '../context/stored/storedAtom'
import { errorsMessages } from '../messages/common'

const states = new WeakMap<FluidClient, SharedState>()

/** Returns the cache and store of a client. Its providers share them across React roots; two clients do not. */
export function sharedStateOf(client: FluidClient, pace: number): SharedState {
  checkClient(client)
  const known = states.get(client)
  if (known) return known
  const made = createSharedState(client, pace)
  states.set(client, made)
  return made
}

/** Throws an error that names the mistake, before an invalid client fails elsewhere. */
function checkClient(client: unknown) {
  if (typeof client === 'object' && client !== null && 'session' in client && 'configuration' in client)
    return
  const given = client instanceof Promise ? 'a promise: await it first' : typeof client
  throw new TypeError(
    `PortalProvider needs a client, as createFluidClient({ configuration }) makes it, and was given ${client === null ? 'null' : given}.`,
  )
}

function createSharedState(client: FluidClient, pace: number): SharedState {
  const store = createStore()
  store.set(clientAtom, client)
  const queryClient = createQueryCache({
    client,
    pace,
    onRefreshFailed() {
      const { locale, isTaxRegion } = client.configuration
      const text = messagesIn(locale, isTaxRegion)(errorsMessages).couldNotRefresh
      // A broken connection fails many refetches; one notice is enough.
      if (store.get(noticesAtom).some((notice) => notice.text === text)) return
      addNotice(store, { tone: 'error', text })
    },
  })
  const listeners: SharedState['listeners'] = new Set()
  const host = createHost({ client, store, queryClient, listeners, pace })
  return { queryClient, store, listeners, host, notifiedCart: null, notifiedOrders: new Set() }
}
