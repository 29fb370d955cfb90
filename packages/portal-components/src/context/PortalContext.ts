import type { QueryClient } from '@tanstack/react-query'
import type { createStore } from 'jotai'
import { createContext, use } from 'react'
import type { Currency, FluidClient, Locale, Session, Settings } from '@trade-portal/fluid-sdk'
import type { PortalPath } from './portalPaths'
import type { Formats } from '../messages/formats'
import type { Host } from './Host'
import type { Emit, PortalListener } from './portalEvents'
import type { PriceChoice } from './priceChoice'
import type { Say } from '../messages/Say'

/** The state of the session: a stored one is being checked, someone is signed in, or nobody is. */
export type SessionStatus =
  | { status: 'validating'; retry: () => void }
  /**
   * A stored session, or the merchant's settings, could not be read. `error` is `null` when there was no answer
   * within 8 s. The session is kept.
   */
  | { status: 'unreachable'; error: Error | null; retry: () => void }
  /** `isAnother`: the page belonged to another customer before. */
  | { status: 'signedIn'; session: Session; isAnother: boolean }
  /** `hasLeft`: somebody was signed in on this page and signed out. */
  | {
      status: 'signedOut'
      isExpired: boolean
      hasLeft: boolean
      /** Whose session has ended, where this page knows. */
      username?: string
      /** The customer for whom they were signed in. */
      customerId?: string
    }

/**
 * The state that widgets share. It is in no context of a library's, so that a host's own cache and store stay the
 * nearest.
 */
export interface SharedState {
  /** The cache of data read from the merchant. */
  queryClient: QueryClient
  /** Shared state other than the merchant's data. */
  store: ReturnType<typeof createStore>
  /** Hosts that want to be told of what happens to the client. */
  listeners: Set<PortalListener>
  /** The page's own sign-in, where the page hands its customers over. */
  host: Host
  /** The cart as they were told of it last, `null` for none. */
  toldCart: string | null
  /** The keys of the orders that they were told of. */
  toldOrders: Set<string>
}

/** The services that the page offers its widgets. */
export interface Portal {
  client: FluidClient
  shared: SharedState
  /** Goes to a place of the portal, such as `/cart`. */
  navigate: (to: PortalPath) => void
  /** The address of a place of the portal, for a link. */
  hrefFor: (to: PortalPath) => string
  /** The places that the host has, such as `/orders`; `undefined`: every place that widgets lead to. */
  places: readonly string[] | undefined
  say: Say
  locale: Locale
  currency: Currency
  /** Uses the tax region's words and fields. */
  isTaxRegion: boolean
  formats: Formats
  session: SessionStatus
  /**
   * Asks the host again who is signed in there, where the provider has a `fetchSession`: call it whenever that may have
   * changed. Until it has answered, nothing of the customer is shown.
   */
  sessionChanged: () => void
  /** The merchant's settings; the wire's defaults until someone is signed in and they have been read. */
  settings: Settings
  /** The host's own page for signing in, where it has one: widgets lead there. Without it they open a dialog. */
  signInPlace: string | undefined
  /** Prices of lists of products, as the host has them. */
  prices: PriceChoice
  /** Passes errors that a widget throws to the host's error boundary, in place of the widget's own. */
  areFailuresThrown: boolean
  /** Tells the host what happens in its widgets, and answers whether to go on. */
  emit: Emit
  /** Divides every wait that the customer sees: 1, but in tests. */
  pace: number
}

export const PortalContext = createContext<Portal | null>(null)

/** The portal that a widget stands in. Use it for data, words and links; it throws outside a `PortalProvider`. */
export function usePortal(): Portal {
  const portal = use(PortalContext)
  if (!portal) throw new Error('A trade-portal widget needs a <PortalProvider> around it.')
  return portal
}
