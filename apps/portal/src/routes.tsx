import { lazyCode, lazyPage, matchPage, pages } from '@trade-portal/portal-components/host'
import type { LazyCode } from '@trade-portal/portal-components/host'
import type { ComponentType, ReactNode } from 'react'
import { parse } from 'regexparam'
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

/** Pages of one widget each, whose files are read when they are first shown: the guard may say no. */
const widgetPages = new Map(
  pages.map((page) => {
    const code = lazyCode(async () => {
      const [{ widgetPage }, file] = await Promise.all([import('./WidgetPage'), page.load()])
      return widgetPage(page.name, file)
    })
    return [page, { code, Page: lazyPage(code, ({ Page }) => Page) }] as const
  }),
)

interface Found {
  page: ReactNode
  code: LazyCode<PageCode>
  isForVisitors: boolean
}

/** Finds the page at a path, or `null` where there is none. */
function find(path: string): Found | null {
  for (const { show, code } of ownRoutes) {
    const page = show(path)
    if (page) return { page, code, isForVisitors: false }
  }
  const found = matchPage(pages, path)
  const known = found && widgetPages.get(found.page)
  if (!known) return null
  const { Page, code } = known
  return {
    page: <Page key={path} segments={found.segments} />,
    code,
    isForVisitors: found.page.isForVisitors ?? false,
  }
}

/** The page at a path, or `null` where there is none. */
export const pageAt = (path: string): ReactNode => find(path)?.page ?? null

/** The code of a page. */
export interface PageCode {
  /** Asks for what the page shows first, and shows nothing. */
  Reads?: ComponentType
}

/** The code of the page at a path, `null` where there is none. */
export const codeAt = (path: string): LazyCode<PageCode> | null => find(path)?.code ?? null

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
  read: () => Promise<Record<Name, ComponentType<RouteParams<Path>>> & PageCode>,
) {
  const { keys, pattern } = parse(path)
  const code = lazyCode(read)
  const Page = lazyPage(code, (page) => page[name] as ComponentType<object>)
  return {
    path,
    code: code as LazyCode<PageCode>,
    show(at: string): ReactNode {
      const segments = pattern.exec(at)?.slice(1)
      if (!segments) return null
      return <Page {...Object.fromEntries(keys.map((key, index) => [key, segments[index] ?? '']))} />
    },
  }
}
