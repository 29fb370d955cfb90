// Written by `pnpm definitions` from the widgets’ definitions.

/** The roots of the addresses that widgets lead to, with what the merchant can switch each off by and which menus name it. */
export const routes = [
  { path: '/' },
  { path: '/products', entry: 'products', settings: ['hasProducts'] },
  { path: '/search', entry: 'products', settings: ['hasProducts'] },
  { path: '/cart', settings: ['hasCart'] },
  { path: '/checkout', settings: ['hasCart'] },
  { path: '/orders', entry: 'quotes/orders', menu: { in: 'bar', label: 'orders' } },
  { path: '/invoices', entry: 'invoices', menu: { in: 'bar', label: 'invoices' } },
  { path: '/statements', entry: 'statements', menu: { in: 'bar', label: 'statements' } },
  { path: '/custom-lists', entry: 'custom lists', menu: { in: 'bar', label: 'customLists' } },
  {
    path: '/quick-order',
    entry: 'products',
    settings: ['hasCart', 'hasProducts'],
    menu: { in: 'bar', label: 'quickOrder' },
  },
  { path: '/quotes', entry: 'quotes/orders' },
  { path: '/jobs', entry: ['quotes/orders', 'invoices'] },
  {
    path: '/admin',
    entry: 'administration',
    settings: ['hasAccountAdmin'],
    menu: { in: 'account', label: 'accountAdmin' },
  },
  { path: '/downloads', entry: 'downloads', menu: { in: 'account', label: 'downloads' } },
  {
    path: '/pricebook',
    entry: 'price book',
    settings: ['hasPriceBook'],
    goesByPriceBook: true,
    menu: { in: 'account', label: 'priceBook' },
  },
  {
    path: '/pay-account',
    entry: 'pay account',
    settings: ['hasPayAccount', 'paymentProvider'],
    menu: { in: 'account', label: 'payAccount' },
  },
  { path: '/register' },
  { path: '/links', bottomLink: 'handy links' },
  { path: '/support', bottomLink: 'support email' },
  { path: '/stores', bottomLink: 'store listing' },
  { path: '/contact-a-representative', bottomLink: 'accountcontact' },
] as const
