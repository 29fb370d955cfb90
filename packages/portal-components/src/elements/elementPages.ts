// Written by `pnpm definitions` from the widgets’ definitions.
import type { ElementName } from './elementDefinitions'
import type { Page } from '../pages/Page'

/** An address of the portal, shown by an element. */
export interface ElementPage extends Page {
  element: ElementName
  /** Attributes implied by the address. */
  given?: Readonly<Record<string, string>>
}

/** The addresses of the portal that an element can show. The more specific of two comes first. */
export const elementPages: readonly ElementPage[] = [
  { path: '/', name: 'HomeDashboard', element: 'home' },
  { path: '/products/:category?', name: 'CatalogueBrowser', element: 'catalogue' },
  { path: '/products/:category/:type/*?', name: 'ProductList', element: 'product-list' },
  { path: '/search', name: 'ProductList', element: 'product-list' },
  { path: '/cart', name: 'CartReview', element: 'cart-review' },
  { path: '/checkout', name: 'CheckoutForm', element: 'checkout-form' },
  { path: '/orders', name: 'OrdersTable', element: 'orders-table' },
  { path: '/invoices', name: 'InvoiceTable', element: 'invoice-table' },
  { path: '/statements', name: 'StatementList', element: 'statement-list' },
  { path: '/statements/:date', name: 'StatementView', element: 'statement-view', kinds: { date: 'day' } },
  { path: '/custom-lists', name: 'CustomLists', element: 'custom-lists' },
  { path: '/custom-lists/:list', name: 'CustomList', element: 'custom-list' },
  { path: '/quick-order', name: 'QuickOrder', element: 'quick-order' },
  { path: '/orders/:id', name: 'TransactionView', element: 'transaction' },
  { path: '/quotes/:id', name: 'TransactionView', element: 'transaction' },
  { path: '/invoices/:id', name: 'TransactionView', element: 'transaction' },
  { path: '/jobs/:name', name: 'JobView', element: 'job', kinds: { name: 'job' } },
  { path: '/admin', name: 'AccountAdmin', element: 'account-admin' },
  { path: '/admin/account/new', name: 'SubUserForm', element: 'sub-user-form' },
  { path: '/admin/account/:user', name: 'SubUserForm', element: 'sub-user-form' },
  { path: '/downloads', name: 'DownloadList', element: 'downloads' },
  { path: '/pricebook', name: 'PriceBook', element: 'price-book' },
  { path: '/pay-account', name: 'PayAccount', element: 'pay-account' },
  {
    path: '/payment-complete',
    name: 'PaymentResult',
    element: 'payment-result',
    given: { page: 'complete' },
  },
  { path: '/payment-fail', name: 'PaymentResult', element: 'payment-result', given: { page: 'fail' } },
  {
    path: '/payment-cancelled',
    name: 'PaymentResult',
    element: 'payment-result',
    given: { page: 'cancelled' },
  },
  { path: '/register', name: 'RegistrationForm', element: 'register' },
  { path: '/links', name: 'HelpfulLinks', element: 'links' },
  { path: '/support', name: 'SupportForm', element: 'support' },
  { path: '/stores', name: 'StoreListing', element: 'stores' },
  { path: '/contact-a-representative', name: 'ContactForm', element: 'contact' },
]
