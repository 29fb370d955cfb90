import { pages } from '@trade-portal/portal-components/host'
import { expect, it } from 'vitest'
import { pageModules } from '../pageFiles'

it('asks ahead for the module of every page behind the sign-in [speed-34]', () => {
  const modules = pageModules()
  expect(Object.keys(modules).length).toBeGreaterThan(25)
  expect(modules).toMatchObject({
    '': '/HomeDashboard/HomeDashboard.tsx',
    products: 'src/routes/ProductsRoute.tsx',
    'products/': 'src/routes/ProductsRoute.tsx',
    orders: '/OrdersTable/OrdersTable.tsx',
    'orders/': 'src/routes/TransactionRoute.tsx',
    'statements/': '/StatementView/StatementView.tsx',
  })
  const places = pages.filter(({ isForVisitors }) => !isForVisitors).map(({ path }) => path.slice(1))
  expect(Object.keys(modules)).toEqual(
    expect.arrayContaining(places.map((path) => path.replace(/\/.*/, '/'))),
  )
})
