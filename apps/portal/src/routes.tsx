import { lazy } from 'react'
import type { ComponentType } from 'react'
import { createHashRouter, matchRoutes } from 'react-router'
import type { RouteObject } from 'react-router'
import { NotFoundRoute } from './routes/NotFoundRoute'
import { SignInRoute } from './routes/SignInRoute'
import { Guard } from './shell/Guard'
import { markNewEntries } from './shell/markNewEntries'
import { RouteFailure } from './shell/RouteFailure'

/** A chunk that is read when it is first shown, and not when its address is first matched: a guard may say no. */
function chunk<Name extends string>(name: Name, read: () => Promise<Record<Name, ComponentType>>) {
  const Component = lazy<ComponentType>(async () => ({ default: (await read())[name] }))
  return <Component />
}

/**
 * The portal's places. Each signed-in one is a chunk of its own, and the shell around them is another, so that a
 * visitor who is signed out loads the sign-in form alone.
 */
export function createPortalRouter() {
  const isPlace = (to: string) => matchRoutes(routes, to)?.at(-1)?.route.path !== '*'
  const routes: RouteObject[] = [
    {
      errorElement: <RouteFailure />,
      children: [
        { path: '/login', element: <SignInRoute isPlace={isPlace} /> },
        {
          element: <Guard />,
          children: [
            {
              element: chunk('Shell', () => import('./shell/Shell')),
              children: [
                { index: true, element: chunk('HomeRoute', () => import('./routes/HomeRoute')) },
                {
                  path: 'products/*',
                  element: chunk('ProductsRoute', () => import('./routes/ProductsRoute')),
                },
                { path: 'search', element: chunk('SearchRoute', () => import('./routes/SearchRoute')) },
                { path: 'orders', element: chunk('OrdersRoute', () => import('./routes/OrdersRoute')) },
                { path: 'cart', element: chunk('CartRoute', () => import('./routes/CartRoute')) },
                { path: 'checkout', element: chunk('CheckoutRoute', () => import('./routes/CheckoutRoute')) },
                {
                  path: 'checkout/complete',
                  element: chunk('CompleteRoute', () => import('./routes/CompleteRoute')),
                },
                {
                  path: 'custom-lists',
                  element: chunk('CustomListsRoute', () => import('./routes/CustomListsRoute')),
                },
                {
                  path: 'custom-lists/:cartSessionId',
                  element: chunk('CustomListRoute', () => import('./routes/CustomListRoute')),
                },
                {
                  path: 'request-error',
                  element: chunk('RequestErrorRoute', () => import('./routes/RequestErrorRoute')),
                },
                ...developersPlaces(),
                { path: '*', element: <NotFoundRoute /> },
              ],
            },
          ],
        },
      ],
    },
  ]
  markNewEntries()
  return createHashRouter(routes)
}

/** A build for customers has neither the places nor their chunks. */
function developersPlaces() {
  if (!import.meta.env.DEV) return []
  return [
    { path: 'debug', element: chunk('DebugRoute', () => import('./routes/DebugRoute')) },
    { path: 'playground', element: chunk('PlaygroundRoute', () => import('./routes/PlaygroundRoute')) },
  ]
}
