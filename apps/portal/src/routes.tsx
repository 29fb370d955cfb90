import { lazy, matchPage, pages } from '@trade-portal/portal-components/host'
import type {
  AnyQuery,
  LazyComponent,
  Portal,
  Prefetch,
  WidgetPage,
} from '@trade-portal/portal-components/host'
import type { ComponentType, ReactNode } from 'react'
import type { RouteParams } from 'regexparam'
import type { PageAddress } from './PageAddress'

/** Pages of more than one widget. All others follow from the widgets’ definitions. */
const ownPages = [
  page('/products/*?', 'ProductsRoute', () => import('./routes/ProductsRoute')),
  page('/search', 'SearchRoute', () => import('./routes/SearchRoute')),
  page('/orders/:id', 'TransactionRoute', () => import('./routes/TransactionRoute')),
  page('/quotes/:id', 'TransactionRoute', () => import('./routes/TransactionRoute')),
  page('/invoices/:id', 'TransactionRoute', () => import('./routes/TransactionRoute')),
  page('/checkout', 'CheckoutRoute', () => import('./routes/CheckoutRoute')),
  page('/checkout/complete', 'CompleteRoute', () => import('./routes/CompleteRoute')),
  page('/pay-account', 'PayAccountRoute', () => import('./routes/PayAccountRoute')),
  page('/payment-complete', 'PaymentResultRoute', () => import('./routes/PaymentResultRoute')),
  page('/payment-fail', 'PaymentResultRoute', () => import('./routes/PaymentResultRoute')),
  page('/payment-cancelled', 'PaymentResultRoute', () => import('./routes/PaymentResultRoute')),
  page('/request-error', 'RequestErrorRoute', () => import('./routes/RequestErrorRoute')),
  ...developersPages(),
]

/** Production builds have neither these pages nor their chunks. */
function developersPages() {
  if (!import.meta.env.DEV) return []
  return [
    page('/debug', 'DebugRoute', () => import('./routes/DebugRoute')),
    page('/playground', 'PlaygroundRoute', () => import('./routes/PlaygroundRoute')),
  ]
}

type Segments = PageAddress['segments']

/** The code of a page. */
export interface PageCode {
  Page: ComponentType<{ segments: Segments }>
  /** Returns the page’s first reads. */
  prefetch?: Prefetch<PageAddress>
}

/** All pages. The code of each loads when it is first shown: the guard may redirect. */
const allPages = [...ownPages, ...pages.map(ofWidget)].map(({ load, ...page }) => {
  let code: PageCode | null = null
  return {
    ...page,
    Page: lazy(async () => (code = await load()).Page),
    /** Returns nothing before the code has loaded. */
    prefetch: (portal: Portal, address: PageAddress) => code?.prefetch?.(portal, address) ?? [],
  }
})

function ofWidget(widget: WidgetPage) {
  const { path, name, kinds, isForVisitors = false, load } = widget
  const loadPage = async (): Promise<PageCode> => {
    const [{ widgetPage }, file] = await Promise.all([import('./WidgetPage'), load()])
    return widgetPage(name, file)
  }
  return { path, name, isForVisitors, load: loadPage, ...(kinds && { kinds }) }
}

/** @param path `:name` is a segment, passed to the page as a prop; `*?` matches the rest. */
function page<Path extends string, Name extends string>(
  path: Path,
  name: Name,
  load: () => Promise<Record<Name, ComponentType<RouteParams<Path>>> & Pick<PageCode, 'prefetch'>>,
) {
  const loadPage = async (): Promise<PageCode> => {
    const file = await load()
    const Own = file[name] as ComponentType<Segments>
    const Page = ({ segments }: { segments: Segments }) => <Own {...segments} />
    return { Page, ...(file.prefetch && { prefetch: file.prefetch }) }
  }
  return { path, name, isForVisitors: false, load: loadPage }
}

const find = (path: string) => matchPage(allPages, path)

/** Returns the page at a path, or `null`. */
export function pageAt(path: string): ReactNode {
  const found = find(path)
  return found && <found.page.Page segments={found.segments} />
}

/** Returns the component of the page at a path, or `null`. */
export const pageComponentAt = (path: string): LazyComponent<{ segments: Segments }> | null =>
  find(path)?.page.Page ?? null

/** Returns the first reads of the page at an address. */
export function firstReads(
  portal: Portal,
  { path, query }: { path: string; query: string },
): readonly AnyQuery[] {
  const found = find(path)
  if (!found) return []
  const { page, segments } = found
  return page.prefetch(portal, { path, segments, parameters: new URLSearchParams(query) })
}

/** The pages’ paths without their parameters: `/products`, or `/jobs` of a page with a job’s name. */
export const paths = [...new Set(allPages.map(({ path }) => path.replace(/(.)\/[*:].*$/, '$1')))]

/** Returns whether the page at a path is for signed-out visitors alone. */
export const isForVisitors = (path: string): boolean => find(path)?.page.isForVisitors ?? false
