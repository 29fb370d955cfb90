import { createHashRouter } from 'react-router'
import { Guard } from './shell/Guard'
import { Page } from './shell/Page'
import { NotFoundRoute } from './routes/NotFoundRoute'
import { SignInRoute } from './routes/SignInRoute'

/**
 * The portal's places. Each signed-in one is a chunk of its own, and the shell around them is another, so that a
 * visitor who is signed out loads the sign-in form alone.
 */
export function createPortalRouter() {
  return createHashRouter([
    {
      element: <Page />,
      children: [
        { path: '/login', element: <SignInRoute /> },
        {
          element: <Guard />,
          children: [
            {
              lazy: async () => ({ Component: (await import('./shell/Shell')).Shell }),
              children: [
                {
                  index: true,
                  lazy: async () => ({ Component: (await import('./routes/HomeRoute')).HomeRoute }),
                },
                {
                  path: 'products/*',
                  lazy: async () => ({ Component: (await import('./routes/ProductsRoute')).ProductsRoute }),
                },
                {
                  path: 'search',
                  lazy: async () => ({ Component: (await import('./routes/SearchRoute')).SearchRoute }),
                },
                {
                  path: 'cart',
                  lazy: async () => ({ Component: (await import('./routes/CartRoute')).CartRoute }),
                },
                {
                  path: 'checkout',
                  lazy: async () => ({ Component: (await import('./routes/CheckoutRoute')).CheckoutRoute }),
                },
                {
                  path: 'checkout/complete',
                  lazy: async () => ({ Component: (await import('./routes/CompleteRoute')).CompleteRoute }),
                },
                {
                  path: 'orders',
                  lazy: async () => ({ Component: (await import('./routes/OrdersRoute')).OrdersRoute }),
                },
                {
                  path: 'request-error',
                  lazy: async () => ({
                    Component: (await import('./routes/RequestErrorRoute')).RequestErrorRoute,
                  }),
                },
                { path: '*', element: <NotFoundRoute /> },
              ],
            },
          ],
        },
      ],
    },
  ])
}
