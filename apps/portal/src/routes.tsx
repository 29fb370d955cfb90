import { lazy } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { parse } from 'regexparam'
import type { RouteParams } from 'regexparam'

/**
 * The portal's pages, all of them for whoever is signed in. Each is a chunk of its own, so that a visitor who is signed
 * out loads the sign-in form alone.
 */
const routes = [
  route({ path: '/', name: 'HomeRoute', read: () => import('./routes/HomeRoute') }),
  route({ path: '/products/*?', name: 'ProductsRoute', read: () => import('./routes/ProductsRoute') }),
  route({ path: '/search', name: 'SearchRoute', read: () => import('./routes/SearchRoute') }),
  route({ path: '/orders', name: 'OrdersRoute', read: () => import('./routes/OrdersRoute') }),
  route({ path: '/cart', name: 'CartRoute', read: () => import('./routes/CartRoute') }),
  route({ path: '/checkout', name: 'CheckoutRoute', read: () => import('./routes/CheckoutRoute') }),
  route({ path: '/checkout/complete', name: 'CompleteRoute', read: () => import('./routes/CompleteRoute') }),
  route({ path: '/custom-lists', name: 'CustomListsRoute', read: () => import('./routes/CustomListsRoute') }),
  route({
    path: '/custom-lists/:listId',
    name: 'CustomListRoute',
    read: () => import('./routes/CustomListRoute'),
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

/** The pages' paths, such as `/products`, without what may follow in an address. */
export const places = routes.map(({ path }) => path.replace(/\/[*:].*$/, ''))

interface RouteOptions<Path extends string, Name extends string> {
  /** `:name` stands for a segment, which the page gets as a prop; `*?` for whatever may follow. */
  path: Path
  name: Name
  read: () => Promise<Record<Name, ComponentType<RouteParams<Path>>>>
}

function route<Path extends string, Name extends string>({ path, name, read }: RouteOptions<Path, Name>) {
  const { keys, pattern } = parse(path)
  // Read when it is first shown, and not when its path is first matched: the guard may say no.
  const Page = lazy(async () => ({ default: (await read())[name] as ComponentType<object> }))
  return {
    path,
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
