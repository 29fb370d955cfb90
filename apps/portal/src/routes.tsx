import { lazyCode, lazyPage } from '@trade-portal/portal-components/host'
import type { ComponentType, ReactNode } from 'react'
import type { LazyCode } from '@trade-portal/portal-components/host'
import { parse } from 'regexparam'
import type { RouteParams } from 'regexparam'

/**
 * The portal's pages, for whoever is signed in unless they say otherwise. Each is a chunk of its own, so that a visitor who
 * is signed out loads the sign-in form alone.
 */
const routes = [
  route({ path: '/', name: 'HomeRoute', read: () => import('./routes/HomeRoute') }),
  route({ path: '/products/*?', name: 'ProductsRoute', read: () => import('./routes/ProductsRoute') }),
  route({ path: '/search', name: 'SearchRoute', read: () => import('./routes/SearchRoute') }),
  route({ path: '/orders', name: 'OrdersRoute', read: () => import('./routes/OrdersRoute') }),
  route({ path: '/orders/:id', name: 'TransactionRoute', read: () => import('./routes/TransactionRoute') }),
  route({ path: '/quotes/:id', name: 'TransactionRoute', read: () => import('./routes/TransactionRoute') }),
  route({ path: '/invoices/:id', name: 'TransactionRoute', read: () => import('./routes/TransactionRoute') }),
  route({ path: '/invoices', name: 'InvoicesRoute', read: () => import('./routes/InvoicesRoute') }),
  route({ path: '/jobs/:name', name: 'JobRoute', read: () => import('./routes/JobRoute') }),
  route({ path: '/cart', name: 'CartRoute', read: () => import('./routes/CartRoute') }),
  route({ path: '/checkout', name: 'CheckoutRoute', read: () => import('./routes/CheckoutRoute') }),
  route({ path: '/checkout/complete', name: 'CompleteRoute', read: () => import('./routes/CompleteRoute') }),
  route({ path: '/custom-lists', name: 'CustomListsRoute', read: () => import('./routes/CustomListsRoute') }),
  route({
    path: '/custom-lists/:listId',
    name: 'CustomListRoute',
    read: () => import('./routes/CustomListRoute'),
  }),
  route({ path: '/quick-order', name: 'QuickOrderRoute', read: () => import('./routes/QuickOrderRoute') }),
  route({ path: '/statements', name: 'StatementsRoute', read: () => import('./routes/StatementsRoute') }),
  route({ path: '/statements/:date', name: 'StatementRoute', read: () => import('./routes/StatementRoute') }),
  route({ path: '/pay-account', name: 'PayAccountRoute', read: () => import('./routes/PayAccountRoute') }),
  route({
    path: '/payment-complete',
    name: 'PaymentResultRoute',
    read: () => import('./routes/PaymentResultRoute'),
  }),
  route({
    path: '/payment-fail',
    name: 'PaymentResultRoute',
    read: () => import('./routes/PaymentResultRoute'),
  }),
  route({
    path: '/payment-cancelled',
    name: 'PaymentResultRoute',
    read: () => import('./routes/PaymentResultRoute'),
  }),
  route({ path: '/admin', name: 'AdminRoute', read: () => import('./routes/AdminRoute') }),
  route({
    path: '/admin/account/new',
    name: 'NewSubUserRoute',
    read: () => import('./routes/NewSubUserRoute'),
  }),
  route({ path: '/admin/account/:id', name: 'SubUserRoute', read: () => import('./routes/SubUserRoute') }),
  route({
    path: '/register',
    name: 'RegisterRoute',
    read: () => import('./routes/RegisterRoute'),
    isForVisitors: true,
  }),
  route({ path: '/downloads', name: 'DownloadsRoute', read: () => import('./routes/DownloadsRoute') }),
  route({ path: '/pricebook', name: 'PriceBookRoute', read: () => import('./routes/PriceBookRoute') }),
  route({ path: '/links', name: 'LinksRoute', read: () => import('./routes/LinksRoute') }),
  route({ path: '/support', name: 'SupportRoute', read: () => import('./routes/SupportRoute') }),
  route({ path: '/stores', name: 'StoresRoute', read: () => import('./routes/StoresRoute') }),
  route({
    path: '/contact-a-representative',
    name: 'ContactRoute',
    read: () => import('./routes/ContactRoute'),
  }),
  route({
    path: '/subscription',
    name: 'SubscriptionRoute',
    read: () => import('./routes/SubscriptionRoute'),
  }),
  route({ path: '/team', name: 'TeamRoute', read: () => import('./routes/TeamRoute') }),
  route({
    path: '/configuration',
    name: 'ConfigurationRoute',
    read: () => import('./routes/ConfigurationRoute'),
  }),
  route({
    path: '/request-error',
    name: 'RequestErrorRoute',
    read: () => import('./routes/RequestErrorRoute'),
  }),
  ...developersRoutes(),
]

/** A build for customers has neither the pages nor their chunks. */
function developersRoutes() {
  if (!import.meta.env.DEV) return []
  return [
    route({ path: '/debug', name: 'DebugRoute', read: () => import('./routes/DebugRoute') }),
    route({ path: '/playground', name: 'PlaygroundRoute', read: () => import('./routes/PlaygroundRoute') }),
  ]
}

/** The page at a path, or `null` where there is none. */
export function pageAt(path: string): ReactNode {
  for (const { show } of routes) {
    const page = show(path)
    if (page) return page
  }
  return null
}

/** The code of a page. */
export interface PageCode {
  /** Asks for what the page shows first, and shows nothing. */
  Reads?: ComponentType
}

/** The code of the page at a path, `null` where there is none. */
export function codeAt(path: string): LazyCode<PageCode> | null {
  return routes.find(({ show }) => show(path) !== null)?.code ?? null
}

/** The pages' paths, such as `/products`, without what may follow: `/jobs` of a page that needs a job's name. */
export const places = [...new Set(routes.map(({ path }) => path.replace(/\/[*:].*$/, '')))]

/** Tells whether the page at a path is for whoever is not signed in, and for nobody else. */
export function isForVisitors(path: string): boolean {
  return routes.some((each) => each.isForVisitors && each.show(path) !== null)
}

interface RouteOptions<Path extends string, Name extends string> {
  /** `:name` stands for a segment, which the page gets as a prop; `*?` for whatever may follow. */
  path: Path
  name: Name
  read: () => Promise<Record<Name, ComponentType<RouteParams<Path>>> & PageCode>
  /** Stands outside the shell, for whoever is not signed in. */
  isForVisitors?: boolean
}

function route<Path extends string, Name extends string>({
  path,
  name,
  read,
  isForVisitors = false,
}: RouteOptions<Path, Name>) {
  const { keys, pattern } = parse(path)
  // Read when it is first shown, and not when its path is first matched: the guard may say no.
  const code = lazyCode(read)
  const Page = lazyPage(code, (page) => page[name] as ComponentType<object>)
  return {
    path,
    isForVisitors,
    code,
    show(at: string): ReactNode {
      const segments = pattern.exec(at)?.slice(1)
      if (!segments) return null
      const named = keys.map((key, index) => [key, decoded(segments[index] ?? '')])
      return <Page {...(Object.fromEntries(named) as object)} />
    },
  }
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // A stray % was typed by hand: the page says that it knows nothing of that name.
    return segment
  }
}
