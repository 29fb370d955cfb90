import { lazy, matchPage, pages } from '@trade-portal/portal-components/host'
import type { AnyQuery, LazyComponent, Prefetch } from '@trade-portal/portal-components/host'
import type { ComponentType, ReactNode } from 'react'
import { parse } from 'regexparam'
import type { PageAddress } from './PageAddress'
import type { RouteParams } from 'regexparam'

/** The pages that are more than a widget. All others are said by the widgets' definitions. */
const ownRoutes = [
  route('/products/*?', 'ProductsRoute', () => import('./routes/ProductsRoute')),
  route('/search', 'SearchRoute', () => import('./routes/SearchRoute')),
  route('/orders/:id', 'TransactionRoute', () => import('./routes/TransactionRoute')),
  route('/quotes/:id', 'TransactionRoute', () => import('./routes/TransactionRoute')),
  route('/invoices/:id', 'TransactionRoute', () => import('./routes/TransactionRoute')),
  route('/checkout', 'CheckoutRoute', () => import('./routes/CheckoutRoute')),
  route('/checkout/complete', 'CompleteRoute', () => import('./routes/CompleteRoute')),
  route('/pay-account', 'PayAccountRoute', () => import('./routes/PayAccountRoute')),
  route('/payment-complete', 'PaymentResultRoute', () => import('./routes/PaymentResultRoute')),
  route('/payment-fail', 'PaymentResultRoute', () => import('./routes/PaymentResultRoute')),
  route('/payment-cancelled', 'PaymentResultRoute', () => import('./routes/PaymentResultRoute')),
  route('/request-error', 'RequestErrorRoute', () => import('./routes/RequestErrorRoute')),
  ...developersRoutes(),
]

/** A build for customers has neither the pages nor their chunks. */
function developersRoutes() {
  if (!import.meta.env.DEV) return []
  return [
    route('/debug', 'DebugRoute', () => import('./routes/DebugRoute')),
    route('/playground', 'PlaygroundRoute', () => import('./routes/PlaygroundRoute')),
  ]
}

/** Pages of one widget each, whose files are fetched when they are first shown: the guard may say no. */
const widgetPages = new Map(
  pages.map((page) => {
    const load = async () => {
      const [{ widgetPage }, file] = await Promise.all([import('./WidgetPage'), page.load()])
      return widgetPage(page.name, file)
    }
    return [page, codeOf(load, ({ Page }) => Page)] as const
  }),
)

/** The file of a page. */
interface PageFile {
  prefetch?: Prefetch<PageAddress>
}

/** The code of a page. */
interface PageCode<Props extends object> {
  Page: LazyComponent<Props>
  /** Returns what the page reads first; nothing before its file is there. */
  prefetch: Prefetch<PageAddress>
}

function codeOf<File extends PageFile, Props extends object>(
  load: () => Promise<File>,
  pick: (file: File) => ComponentType<Props>,
): PageCode<Props> {
  let loaded: File | null = null
  return {
    Page: lazy(async () => pick((loaded = await load()))),
    prefetch: (portal, address) => loaded?.prefetch?.(portal, address) ?? [],
  }
}

interface Found {
  page: ReactNode
  code: PageCode<never>
  segments: Readonly<Record<string, string>>
  isForVisitors: boolean
}

/** Finds the page at a path, or `null` where there is none. */
function find(path: string): Found | null {
  for (const { show, code } of ownRoutes) {
    const page = show(path)
    if (page) return { page, code, segments: {}, isForVisitors: false }
  }
  const found = matchPage(pages, path)
  const code = found && widgetPages.get(found.page)
  if (!code) return null
  const { Page } = code
  return {
    page: <Page key={path} segments={found.segments} />,
    code,
    segments: found.segments,
    isForVisitors: found.page.isForVisitors ?? false,
  }
}

/** The page at a path, or `null` where there is none. */
export const pageAt = (path: string): ReactNode => find(path)?.page ?? null

/** The component of the page at a path, `null` where there is none. */
export const pageComponentAt = (path: string): LazyComponent<never> | null => find(path)?.code.Page ?? null

/** Returns what the page at an address reads first. */
export function firstReads(
  portal: Parameters<Prefetch>[0],
  { path, query }: { path: string; query: string },
): readonly AnyQuery[] {
  const found = find(path)
  if (!found) return []
  const { code, segments } = found
  return code.prefetch(portal, { path, segments, parameters: new URLSearchParams(query) })
}

/** The pages' paths, such as `/products`, without what may follow: `/jobs` of a page that needs a job's name. */
export const places = [
  ...new Set([...ownRoutes, ...pages].map(({ path }) => path.replace(/(.)\/[*:].*$/, '$1'))),
]

/** Tells whether the page at a path is for whoever is not signed in, and for nobody else. */
export const isForVisitors = (path: string): boolean => find(path)?.isForVisitors ?? false

/** @param path `:name` stands for a segment, which the page gets as a prop; `*?` for whatever may follow. */
function route<Path extends string, Name extends string>(
  path: Path,
  name: Name,
  load: () => Promise<Record<Name, ComponentType<RouteParams<Path>>> & PageFile>,
) {
  const { keys, pattern } = parse(path)
  const code = codeOf(load, (file) => file[name] as ComponentType<Record<string, string>>)
  const { Page } = code
  return {
    path,
    code,
    show(at: string): ReactNode {
      const segments = pattern.exec(at)?.slice(1)
      if (!segments) return null
      return <Page {...Object.fromEntries(keys.map((key, index) => [key, segments[index] ?? '']))} />
    },
  }
}
