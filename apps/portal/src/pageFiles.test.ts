import { expect, it } from 'vitest'
import { pageModules } from '../pageFiles'

it('preloads the module of each page that hosts link to [speed-34]', () => {
  const modules = pageModules()
  expect(Object.keys(modules).length).toBeGreaterThan(12)
  expect(modules).toMatchObject({
    '': '/HomeDashboard/HomeDashboard.tsx',
    products: 'src/routes/ProductsRoute.tsx',
    'products/': 'src/routes/ProductsRoute.tsx',
    orders: '/OrdersTable/OrdersTable.tsx',
    'orders/': 'src/routes/TransactionRoute.tsx',
    'statements/': '/StatementView/StatementView.tsx',
  })
  const known = [
    'search',
    'cart',
    'checkout',
    'invoices',
    'invoices/',
    'custom-lists',
    'quick-order',
    'pay-account',
  ]
  expect(Object.keys(modules)).toEqual(expect.arrayContaining(known))
  expect(Object.keys(modules)).not.toContain('register')
  expect(Object.keys(modules)).not.toContain('debug')
})
