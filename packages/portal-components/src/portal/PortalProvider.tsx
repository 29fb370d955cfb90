import type { Currency, FluidClient, Locale, Settings } from '@trade-portal/fluid-sdk'
import { defaultSettings } from '@trade-portal/fluid-sdk'
import { describeReport, watchTheme } from '@trade-portal/theme'
import type { ThemeReport } from '@trade-portal/theme'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Provider as StoreProvider, createStore } from 'jotai'
import { useLayoutEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { I18nProvider, RouterProvider } from 'react-aria-components'
import { ErrorModal } from './ErrorModal'
import { createFormats } from '../words/formats'
import { messagesOf } from '../words/catalogue'
import { NoticeArea } from './NoticeArea'
import { OverlayRoot } from './OverlayRoot'
import type { Portal, SessionStatus } from './PortalContext'
import { PortalRoot } from './PortalRoot'
import { createQueryCache } from './queryCache'
import { settingsQuery } from '../data/settings/settings'
import { useRecoverOrders } from '../data/orders/useRecoverOrders'
import { SignOutQuestion } from './SignOutQuestion'
import { noticeId, noticesAtom } from './notices'
import { useGivenUp } from './useGivenUp'
import { useSessionStatus } from './useSessionStatus'
import { ThemeRoot } from './ThemeRoot'

export interface PortalProviderProps {
  /** The merchant's back end, from `createFluidClient`. */
  client: FluidClient
  /** The address of a place of the portal such as `/cart`. Default: the place itself. */
  hrefFor?: (to: string) => string
  /** Goes to a place of the portal. Default: follows its address. */
  navigate?: (to: string) => void
  /** The places that the host has, such as `/orders`: nothing leads to any other. Default: all that widgets lead to. */
  places?: readonly string[]
  /** The colour scheme; `auto` follows the device. */
  scheme?: 'auto' | 'light' | 'dark' | 'contrast'
  /** The host's own page for signing in, such as `/sign-in`. Without it a widget opens a dialog. */
  signInPlace?: string | undefined
  /** What a widget throws goes to the host's error boundary. Default: it stays in the widget, which can be tried again. */
  areFailuresThrown?: boolean
  children: ReactNode
}

const samePlace = (to: string) => to

/** What widgets stand in: one client, one cache, one theme, one set of words. Two on a page do not meet. */
export function PortalProvider({
  client,
  hrefFor = samePlace,
  navigate,
  places,
  scheme = 'auto',
  signInPlace,
  areFailuresThrown = false,
  children,
}: PortalProviderProps) {
  const [store] = useState(() => createStore())
  const [queryClient] = useState(() =>
    createQueryCache({
      client,
      onRefreshFailed: () => {
        const { configuration } = client
        const text = messagesOf(configuration.locale, configuration.isTaxRegion).errors.couldNotRefresh
        store.set(noticesAtom, (notices) =>
          // One broken connection fails many refreshes; it is said once.
          notices.some((notice) => notice.text === text)
            ? notices
            : [...notices, { id: noticeId(), tone: 'error', text }],
        )
      },
    }),
  )

  // Before the first paint, so that nothing flashes.
  useLayoutEffect(() => watchTheme(document.documentElement, { scheme, onReport: tellDeveloper }), [scheme])

  return (
    <QueryClientProvider client={queryClient}>
      <StoreProvider store={store}>
        <PortalState
          client={client}
          hrefFor={hrefFor}
          navigate={navigate}
          places={places}
          queryClient={queryClient}
          signInPlace={signInPlace}
          areFailuresThrown={areFailuresThrown}
        >
          {children}
        </PortalState>
      </StoreProvider>
    </QueryClientProvider>
  )
}

type HostParts = Pick<Portal, 'client' | 'hrefFor' | 'places' | 'signInPlace' | 'areFailuresThrown'> &
  Pick<PortalProviderProps, 'navigate'>

interface PortalStateProps extends HostParts {
  queryClient: ReturnType<typeof createQueryCache>
  children: ReactNode
}

/** Reads the session and the settings, and shares what follows from them. */
function PortalState({ queryClient, children, ...host }: PortalStateProps) {
  const { client } = host
  const session = useSessionStatus(client, queryClient)
  const isSignedIn = session.status === 'signedIn'
  const query = useQuery({ ...settingsQuery(client), enabled: isSignedIn })
  const { configuration } = client
  const settings = query.data ?? defaultSettings(configuration)
  const { locale, currency, isTaxRegion } = settings

  const readSettingsAgain = async () => {
    // One that is still under way would only be joined.
    await queryClient.cancelQueries({ queryKey: settingsQuery(client).queryKey })
    await query.refetch()
  }
  const status = useGivenUp(isSignedIn ? withSettings(session, query, readSettingsAgain) : session)
  const portal = usePortalValue({ ...host, status, settings, locale, currency, isTaxRegion })

  return (
    <PortalRoot portal={portal}>
      <I18nProvider locale={locale}>
        <RouterProvider navigate={(href) => follow(href, portal)}>
          <ThemeRoot>
            <OverlayRoot>
              {children}
              <OrderRecovery />
              <NoticeArea />
              <SignOutQuestion />
              <ErrorModal />
            </OverlayRoot>
          </ThemeRoot>
        </RouterProvider>
      </I18nProvider>
    </PortalRoot>
  )
}

/** Looks for orders of earlier pages; what became of them is shown by the widgets. */
function OrderRecovery() {
  useRecoverOrders()
  return null
}

interface PortalParts extends HostParts {
  status: SessionStatus
  settings: Settings
  locale: Locale
  currency: Currency
  isTaxRegion: boolean
}

function usePortalValue(parts: PortalParts): Portal {
  const { hrefFor, navigate, status, locale, currency, isTaxRegion, ...rest } = parts
  // Formatters are costly to make, and every row of a list uses them.
  const formats = useMemo(() => createFormats(locale, currency), [locale, currency])
  const messages = useMemo(() => messagesOf(locale, isTaxRegion), [locale, isTaxRegion])
  return {
    ...rest,
    hrefFor,
    navigate: navigate ?? ((to) => window.location.assign(hrefFor(to))),
    messages,
    locale,
    currency,
    isTaxRegion,
    formats,
    session: status,
  }
}

/** Nobody sees a price or a menu before it is known whether the merchant shows it. */
function withSettings(
  session: SessionStatus,
  query: { data: unknown; error: Error | null },
  readAgain: () => Promise<void>,
): SessionStatus {
  // Those that were read hold on where a refresh fails.
  if (query.data !== undefined) return session
  const retry = () => void readAgain()
  return query.error ? { status: 'unreachable', error: query.error, retry } : { status: 'validating', retry }
}

/** A colour that had to be mended is the merchant's to know while they choose it, and nobody's afterwards. */
function tellDeveloper(report: ThemeReport) {
  if (process.env.NODE_ENV === 'production') return
  for (const line of describeReport(report)) console.warn(line)
}

/** Follows a link that was pressed: a place of the portal through its router, any other address through the browser. */
function follow(href: string, portal: Portal) {
  const root = portal.hrefFor('/').slice(0, -1)
  const isPlace = href.startsWith(`${root}/`)
  if (isPlace) portal.navigate(href.slice(root.length))
  else window.location.assign(href)
}
