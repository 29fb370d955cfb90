import type { FluidClient } from '@trade-portal/fluid-sdk'
import { defaultSettings } from '@trade-portal/fluid-sdk'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useStableHandler } from '../hooks/useStableHandler'
import { useWhenBackOnline } from '../hooks/network'
import { whenIdle } from '../hooks/idle'
import { createFormats } from '../messages/formats'
import { LazyQuestions } from './LazyQuestions'
import { Links, useAddresses, PortalRoot } from './PortalRoot'
import { navigate as goTo } from '../routes/navigate'
import type { PortalPath } from '../context/routes'
import { messagesIn } from '../messages/MessagesOf'
import { StyleIsolation } from '../parts/StyleIsolation'
import { Announcer, AnnounceRoot, NoticeArea } from './NoticeArea'
import { usePortal } from '../context/PortalContext'
import type { FetchSession, Portal, SessionStatus, SharedState } from '../context/PortalContext'
import { useSessionTimeout, useHost, useIsLead, useSessionStatus } from './useSessionStatus'
import { createEmit } from '../context/portalEvents'
import type { Emit, PortalEvent } from '../context/portalEvents'
import { settingsQuery } from '../data/settings/settings'
import { useNoteReturns } from '../data/cart/returnedAt'
import { useTellUnsaved } from '../data/cart/useTellUnsaved'
import { useRecoverOrders } from '../data/orders/useRecoverOrders'
import { sharedStateOf } from './sharedState'
import { dropAged } from '../context/stored/openStored'
import { useClientEvents } from './useClientEvents'
import { Themed } from './Themed'
import type { PortalScheme } from './Themed'
import type { PartialMessages } from '../messages/Messages'

/** When lists of products show prices. */
export type PriceChoice = Portal['prices']

export interface PortalProviderProps {
  /** The merchant's back end, from `createFluidClient`. */
  client: FluidClient
  /** The address of a route, such as `/basket.html` for `/cart`; http(s) or relative. Default: the route itself. */
  hrefFor?: (to: PortalPath) => string
  /** Goes to the route of a pressed link. Default: links are plain ones. */
  navigate?: (to: PortalPath) => void
  /** The routes that the host has, such as `/orders`: widgets link to no other. Default: all routes. */
  routes?: readonly string[]
  /**
   * The colour scheme. Default: `host`, the scheme of the page around, which is light unless it declares another;
   * `auto` follows the device. `inherit` derives nothing: the page has called `watchTheme` on its root.
   */
  scheme?: PortalScheme
  /** The page's nonce, if its policy allows no style without one. */
  nonce?: string | undefined
  /**
   * Hands over the session of the customer signed in on the page; `null`: no one. It is called at every load, at the
   * end of a session, and by `sessionChanged` of `usePortal`. The customer's data is hidden until it answers.
   */
  fetchSession?: FetchSession | undefined
  /** The host's own page for signing in, such as `/sign-in`. Without it a widget opens a dialog. */
  signInRoute?: string | undefined
  /**
   * Prices in lists of products: `on`, `off`, or `ask`, which shows them once the customer turns them on or signs in to
   * see them. Default: `ask`.
   */
  prices?: PriceChoice | undefined
  /** Passes a widget's errors to the host's error boundary. Default: the widget shows them, with a retry button. */
  areFailuresThrown?: boolean
  /**
   * Called with events of this provider's widgets, and of its client wherever that is used: carts, orders, sessions,
   * errors. `preventDefault` stops the action of a cancellable event.
   */
  onEvent?: (event: PortalEvent) => void
  /** Messages that replace the portal's own, such as `{ products: { add: 'Buy' } }`. Pass the same object each time. */
  words?: PartialMessages
  /** The shadow root around the widgets, if any: their styles and overlays go there too. */
  shadowRoot?: ShadowRoot | undefined
  /**
   * Divides every wait that the customer sees, such as the time of an Undo, for tests: 10 makes a timeout of 8 s 0.8 s.
   * It does not divide the client's own waits (`wait` of `createFluidClient`). The first provider of a client sets it.
   * Default: 1.
   */
  pace?: number
  children: ReactNode
}

const sameRoute = (to: PortalPath) => to

/**
 * Provides a client, a theme and messages to widgets. Providers with one client share its cache, its cart and its
 * session, across React roots; providers with different clients share nothing.
 */
export function PortalProvider({
  client,
  hrefFor: ownHrefFor = sameRoute,
  navigate: ownNavigate,
  routes,
  scheme = 'host',
  nonce,
  fetchSession,
  signInRoute,
  prices = 'ask',
  areFailuresThrown = false,
  onEvent,
  words,
  shadowRoot,
  pace = 1,
  children,
}: PortalProviderProps) {
  const { hrefFor, routeAt } = useAddresses(ownHrefFor)
  const shared = sharedStateOf(client, pace)
  const { queryClient } = shared
  const isLead = useIsLead(shared)
  const hasHost = useHost(shared, fetchSession)
  const checked = useSessionStatus({ client, shared, isLead, hasHost })
  const isSignedIn = checked.status === 'signedIn'
  const query = useQuery({ ...settingsQuery(client), enabled: isSignedIn }, queryClient)
  const settings = query.data ?? defaultSettings(client.configuration)
  const { locale, currency, isTaxRegion } = settings

  // Without `mount`, the cache would not refetch when the customer returns to the page.
  useEffect(() => {
    queryClient.mount()
    return () => queryClient.unmount()
  }, [queryClient])

  const readSettingsAgain = async () => {
    // Cancels a running read, because `refetch` would only join it.
    await queryClient.cancelQueries({ queryKey: settingsQuery(client).queryKey })
    await query.refetch()
  }
  const session = useSessionTimeout(
    isSignedIn ? withSettings(checked, query, readSettingsAgain) : checked,
    pace,
  )
  useWhenBackOnline(isLead && session.status === 'unreachable' ? session.retry : null)
  const emit = useEmit(shared, onEvent)
  const navigate = onEvent ? emitting({ navigate: ownNavigate, hrefFor, emit }) : ownNavigate
  // Formatters are expensive to create, and every row of a list uses them.
  const formats = useMemo(() => createFormats(locale, currency), [locale, currency])
  const portal: Portal = {
    client,
    shared,
    hrefFor,
    navigate: navigate ?? ((to) => goTo(hrefFor(to))),
    routes,
    signInRoute,
    prices,
    areFailuresThrown,
    pace,
    emit,
    session,
    sessionChanged: shared.host.ask,
    settings,
    messagesOf: messagesIn(locale, isTaxRegion, words),
    locale,
    currency,
    isTaxRegion,
    formats,
  }

  return (
    <PortalRoot portal={portal}>
      <Links navigate={navigate} routeAt={routeAt}>
        <Themed scheme={scheme} nonce={nonce} shadowRoot={shadowRoot}>
          <AnnounceRoot>{children}</AnnounceRoot>
          {isLead && <OnceForClient />}
        </Themed>
      </Links>
    </PortalRoot>
  )
}

/**
 * Looks for orders of earlier pages, drops expired stored values, and shows notices, questions and errors, once for all
 * providers of a client.
 */
function OnceForClient() {
  const { client } = usePortal()
  useRecoverOrders()
  useNoteReturns()
  useTellUnsaved()
  useClientEvents()
  useEffect(() => whenIdle(() => dropAged(client)), [client])
  return (
    <StyleIsolation>
      <NoticeArea />
      <Announcer />
      <LazyQuestions />
    </StyleIsolation>
  )
}

/** Returns the function that navigates by the host's own one, if it has one, unless the event is prevented. */
function emitting({
  navigate,
  hrefFor,
  emit,
}: Pick<PortalProviderProps, 'navigate'> & Pick<Portal, 'hrefFor' | 'emit'>) {
  return (to: PortalPath) => {
    const href = hrefFor(to)
    if (!emit('navigate', { path: to, href })) return
    if (navigate) navigate(to)
    else goTo(href)
  }
}

/** Passes events of this provider to the host's handler, and adds the handler to the client's listeners. */
function useEmit({ listeners }: SharedState, onEvent: PortalProviderProps['onEvent']): Emit {
  const isWanted = onEvent !== undefined
  const tell = useStableHandler((event: PortalEvent) => onEvent?.(event))
  useEffect(() => {
    if (!isWanted) return
    listeners.add(tell)
    return () => void listeners.delete(tell)
  }, [listeners, isWanted, tell])
  return useMemo(() => createEmit([tell]), [tell])
}

/** Holds a session back until the settings define which prices and menus the merchant shows. */
function withSettings(
  session: SessionStatus,
  query: { data: unknown; error: Error | null },
  readAgain: () => Promise<void>,
): SessionStatus {
  // Cached settings stay in force when a refresh fails.
  if (query.data !== undefined) return session
  const retry = () => void readAgain()
  return query.error ? { status: 'unreachable', error: query.error, retry } : { status: 'validating', retry }
}
