import type { Currency, FluidClient, Locale, Settings } from '@trade-portal/fluid-sdk'
import { defaultSettings } from '@trade-portal/fluid-sdk'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useStableHandler } from '../hooks/useStableHandler'
import { useWhenBackOnline } from '../hooks/network'
import { whenIdle } from '../hooks/idle'
import { createFormats } from '../messages/formats'
import { LazyQuestions } from './LazyQuestions'
import { Links, useAddresses } from './Links'
import { navigate as goTo } from '../places/navigate'
import type { PortalPath } from '../context/portalPaths'
import { sayIn } from '../messages/Say'
import { OwnStyles } from '../parts/OwnStyles'
import { Announcer, AnnounceRoot } from './Announcer'
import { NoticeArea } from './NoticeArea'
import { usePortal } from '../context/PortalContext'
import type { Portal, SessionStatus, SharedState } from '../context/PortalContext'
import { useHost } from './useHost'
import type { FetchSession } from '../context/Host'
import { createEmit } from '../context/portalEvents'
import type { Emit, PortalEvent } from '../context/portalEvents'
import { PortalRoot } from './PortalRoot'
import type { PriceChoice } from '../context/priceChoice'
import { settingsQuery } from '../data/settings/settings'
import { useNoteReturns } from '../data/cart/returnedAt'
import { useTellUnsaved } from '../data/cart/useTellUnsaved'
import { useRecoverOrders } from '../data/orders/useRecoverOrders'
import { sharedStateOf } from './sharedState'
import { dropAged } from '../context/stored/openStored'
import { useClientEvents } from './useClientEvents'
import { useGivenUp } from './useGivenUp'
import { useIsLead } from './useIsLead'
import { useSessionStatus } from './useSessionStatus'
import { Themed } from './Themed'
import type { PortalScheme } from './Themed'
import type { PartialMessages } from '../messages/Messages'

export interface PortalProviderProps {
  /** The merchant's back end, from `createFluidClient`. */
  client: FluidClient
  /**
   * The address of a place that widgets lead to, such as `/basket.html` for `/cart`: http(s) or relative, anything else is
   * ignored. Default: the place itself.
   */
  hrefFor?: (to: PortalPath) => string
  /** Goes to a place that a link led to. Default: links are plain ones. */
  navigate?: (to: PortalPath) => void
  /** The places that the host has, such as `/orders`: nothing leads to any other. Default: all that widgets lead to. */
  places?: readonly string[]
  /**
   * The colour scheme. Default: `host`, that of the page around it, which is light unless it says so; `auto` follows the
   * device. `inherit` derives nothing: the page has had that done at its root, by `watchTheme`.
   */
  scheme?: PortalScheme
  /** The page's own nonce, where its policy allows no style without one. */
  nonce?: string | undefined
  /**
   * Hands over the session of a customer whom the page has signed in; `null`: nobody is. It is asked at every load, when a
   * session has ended, and by `sessionChanged` of `usePortal`. Until it has answered, nothing of a customer is shown.
   */
  fetchSession?: FetchSession | undefined
  /** The host's own page for signing in, such as `/sign-in`. Without it a widget opens a dialog. */
  signInPlace?: string | undefined
  /**
   * Prices of lists of products: `on`, `off`, or `ask`, which shows them to whoever turns them on or has signed in to see
   * them. Default: `ask`.
   */
  prices?: PriceChoice | undefined
  /**
   * Passes errors that a widget throws to the host's error boundary. Default: they stay in the widget, which can be
   * tried again.
   */
  areFailuresThrown?: boolean
  /**
   * Called with what happens in the widgets of this provider, and to its client wherever that is used: carts, orders,
   * sessions, errors. `preventDefault` stops what it says so of.
   */
  onEvent?: (event: PortalEvent) => void
  /** Words in place of the portal's own, such as `{ products: { add: 'Buy' } }`. The same object each time. */
  words?: PartialMessages
  /** The shadow root that the widgets stand in, if any: their styles and what floats go there too. */
  shadowRoot?: ShadowRoot | undefined
  /**
   * Divides every wait that the customer sees, such as the time of an Undo, for tests: 10 makes 8 s of patience 0.8 s. What a
   * client waits for by itself is its own (`wait` of `createFluidClient`). The first provider of a client sets it. Default: 1.
   */
  pace?: number
  children: ReactNode
}

const samePlace = (to: PortalPath) => to

/**
 * Surrounds widgets with a client, a theme and words. Providers with one client share its cache, its cart and its
 * session, in however many React roots they stand; providers with different clients share nothing.
 */
export function PortalProvider({
  scheme = 'host',
  nonce,
  shadowRoot,
  fetchSession,
  children,
  hrefFor: ownHrefFor = samePlace,
  prices = 'ask',
  areFailuresThrown = false,
  pace = 1,
  ...given
}: PortalProviderProps) {
  const { client, places, signInPlace } = given
  const host = { ...given, places, signInPlace, prices, areFailuresThrown, pace }
  const { hrefFor, placeAt } = useAddresses(ownHrefFor)
  const shared = sharedStateOf(client, pace)
  const { queryClient } = shared
  const isLead = useIsLead(shared)
  const hasHost = useHost(shared, fetchSession)
  const session = useSessionStatus({ client, shared, isLead, hasHost })
  const isSignedIn = session.status === 'signedIn'
  const query = useQuery({ ...settingsQuery(client), enabled: isSignedIn }, queryClient)
  const { configuration } = client
  const settings = query.data ?? defaultSettings(configuration)
  const { locale, currency, isTaxRegion } = settings

  // Unless it is mounted, the cache reads nothing again when the customer comes back to the page.
  useEffect(() => {
    queryClient.mount()
    return () => queryClient.unmount()
  }, [queryClient])

  const readSettingsAgain = async () => {
    // Cancels a read that is still under way, because `refetch` would only join it.
    await queryClient.cancelQueries({ queryKey: settingsQuery(client).queryKey })
    await query.refetch()
  }
  const status = useGivenUp(isSignedIn ? withSettings(session, query, readSettingsAgain) : session, pace)
  useWhenBackOnline(isLead && status.status === 'unreachable' ? status.retry : null)
  const emit = useEmit(shared, host.onEvent)
  const navigate = navigating({ ...host, hrefFor, emit })
  const portal = usePortalValue({
    ...host,
    hrefFor,
    navigate,
    shared,
    emit,
    status,
    settings,
    locale,
    currency,
    isTaxRegion,
  })

  return (
    <PortalRoot portal={portal}>
      <Links navigate={navigate} placeAt={placeAt}>
        <Themed scheme={scheme} nonce={nonce} shadowRoot={shadowRoot}>
          <AnnounceRoot>{children}</AnnounceRoot>
          {isLead && <OnceForClient />}
        </Themed>
      </Links>
    </PortalRoot>
  )
}

type HostParts = Pick<
  Portal,
  'client' | 'hrefFor' | 'places' | 'signInPlace' | 'prices' | 'areFailuresThrown' | 'pace'
> &
  Pick<PortalProviderProps, 'navigate' | 'onEvent' | 'words'>

/** Looks for orders of earlier pages, drops what was stored too long ago, and shows notices, questions and errors, once for all providers of a client. */
function OnceForClient() {
  const { client } = usePortal()
  useRecoverOrders()
  useNoteReturns()
  useTellUnsaved()
  useClientEvents()
  useEffect(() => whenIdle(() => dropAged(client)), [client])
  return (
    <OwnStyles>
      <NoticeArea />
      <Announcer />
      <LazyQuestions />
    </OwnStyles>
  )
}

/** Goes to a place by the host's own way, if it has one, and unless it prevents that. */
function navigating({
  navigate,
  hrefFor,
  onEvent,
  emit,
}: Pick<HostParts, 'navigate' | 'hrefFor' | 'onEvent'> & { emit: Emit }) {
  if (!onEvent) return navigate
  return (to: PortalPath) => {
    const href = hrefFor(to)
    if (!emit('navigate', { path: to, href })) return
    if (navigate) navigate(to)
    else goTo(href)
  }
}

/** Tells the host's handler what happens here, and lets it know of what happens to the client elsewhere. */
function useEmit({ listeners }: SharedState, onEvent: PortalProviderProps['onEvent']): Emit {
  const isWanted = onEvent !== undefined
  const tell = useStableHandler((event: PortalEvent) => onEvent?.(event))
  useEffect(() => {
    if (!isWanted) return
    listeners.add(tell)
    return () => void listeners.delete(tell)
  }, [listeners, isWanted, tell])
  return useMemo(() => createEmit(() => [tell]), [tell])
}

interface PortalParts extends HostParts {
  shared: SharedState
  emit: Emit
  status: SessionStatus
  settings: Settings
  locale: Locale
  currency: Currency
  isTaxRegion: boolean
}

function usePortalValue(parts: PortalParts): Portal {
  const { hrefFor, navigate, status, locale, currency, isTaxRegion, words, onEvent: _, ...rest } = parts
  // Formatters are costly to make, and every row of a list uses them.
  const formats = useMemo(() => createFormats(locale, currency), [locale, currency])
  return {
    ...rest,
    hrefFor,
    navigate: navigate ?? ((to) => goTo(hrefFor(to))),
    say: sayIn(locale, isTaxRegion, words),
    locale,
    currency,
    isTaxRegion,
    formats,
    session: status,
    sessionChanged: rest.shared.host.ask,
  }
}

/** Holds a session back until the settings say which prices and menus the merchant shows. */
function withSettings(
  session: SessionStatus,
  query: { data: unknown; error: Error | null },
  readAgain: () => Promise<void>,
): SessionStatus {
  // Settings that were read stay in force when a refresh fails.
  if (query.data !== undefined) return session
  const retry = () => void readAgain()
  return query.error ? { status: 'unreachable', error: query.error, retry } : { status: 'validating', retry }
}
