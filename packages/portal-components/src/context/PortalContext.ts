import type { QueryClient } from '@tanstack/react-query'
import type { createStore } from 'jotai'
import { createContext, use } from 'react'
import type { Currency, FluidClient, Locale, Session, Settings } from '@trade-portal/fluid-sdk'
import type { PortalPath } from './routes'
import type { Formats } from '../messages/formats'
import type { Emit, PortalListener } from './portalEvents'
import type { MessageArea } from '../messages/defineMessages'
import type { MessagesOf } from '../messages/MessagesOf'

/** A session that a host has opened for its customer. */
export interface HostSession {
  /** The merchant's session id. `sessionID` */
  id: string
  username: string
}

/** Asks a host who is signed in there. `null`: no one. */
export type FetchSession = () => Promise<HostSession | null>

/** A page's `fetchSession`, whose answer is unchecked. */
export type FetchAnswer = () => unknown

/** The host of a client, if any. The client's session follows its customer (decision E7f). */
export interface Host {
  /**
   * Follows a host's customer. The function passed in last is called. Later callers share the current
   * answer instead of asking again.
   *
   * @returns a function that stops it.
   */
  follow(fetchSession: FetchAnswer): () => void
  /** Asks the host again: its customer may have changed. Does nothing while no host is followed. */
  ask(): void
}

/** The state of the session. `validating`: a stored session is being checked. */
export type SessionStatus =
  | { status: 'validating'; retry: () => void }
  /**
   * A stored session, or the merchant's settings, could not be read. `error` is `null` when there was no answer
   * within 8 s. The session stays stored.
   */
  | { status: 'unreachable'; error: Error | null; retry: () => void }
  /** `isAnother`: the page belonged to another customer before. */
  | { status: 'signedIn'; session: Session; isAnother: boolean }
  /** `hasLeft`: somebody was signed in on this page and signed out. */
  | {
      status: 'signedOut'
      isExpired: boolean
      hasLeft: boolean
      /** The user whose session has ended, if this page knows. */
      username?: string
      /** The customer this user was signed in for. */
      customerId?: string
    }

/**
 * The state that widgets share. It bypasses the libraries' own contexts, so that a host's cache and store stay the nearest
 * ones for the host's components.
 */
export interface SharedState {
  /** The cache of data read from the merchant. */
  queryClient: QueryClient
  /** Shared state other than the merchant's data. */
  store: ReturnType<typeof createStore>
  /** The hosts' listeners for events of the client. */
  listeners: Set<PortalListener>
  /** The page's own sign-in, where the page hands its customers over. */
  host: Host
  /** The cart in the last event, `null` for none. */
  notifiedCart: string | null
  /** The keys of orders that had their event. */
  notifiedOrders: Set<string>
}

/** The services that the page offers its widgets. */
export interface Portal {
  client: FluidClient
  shared: SharedState
  /** Goes to a route of the portal, such as `/cart`. */
  navigate: (to: PortalPath) => void
  /** Returns a link's address for a route of the portal. */
  hrefFor: (to: PortalPath) => string
  /** The routes that the host has, such as `/orders`; `undefined`: every route that widgets link to. */
  routes: readonly string[] | undefined
  messagesOf: MessagesOf
  locale: Locale
  currency: Currency
  /** Uses the tax region's words and fields. */
  isTaxRegion: boolean
  formats: Formats
  session: SessionStatus
  /**
   * Asks the host again who is signed in there, if the provider has a `fetchSession`. Call it whenever that may have
   * changed. The customer's data is hidden until the host answers.
   */
  sessionChanged: () => void
  /** The merchant's settings; the wire's defaults until someone is signed in and they have been read. */
  settings: Settings
  /** The host's own page for signing in, if it has one: widgets link to it. Without it they open a dialog. */
  signInRoute: string | undefined
  /**
   * When lists of products show prices. `on`: from the start; `off`: never, without a switch; `ask`: once the customer
   * turns them on, or signs in to see them.
   */
  prices: 'on' | 'off' | 'ask'
  /** Passes a widget's errors to the host's error boundary instead of the widget's own. */
  areFailuresThrown: boolean
  /** Emits an event to the host. Returns `false` if the host prevented it. */
  emit: Emit
  /** Divides every wait that the customer sees. Always 1, except in tests. */
  pace: number
}

export const PortalContext = createContext<Portal | null>(null)

/** Returns the portal around a widget. Use it for data, messages and links; it throws outside a `PortalProvider`. */
export function usePortal(): Portal {
  const portal = use(PortalContext)
  if (!portal) throw new Error('A trade-portal widget needs a <PortalProvider> around it.')
  return portal
}

/** Returns the messages of an area in the customer's language, with the host's own among them: `useMessages(cartMessages).empty`. */
export function useMessages<Messages extends object>(area: MessageArea<Messages>): Messages {
  return usePortal().messagesOf(area)
}
