// Written by `pnpm definitions` from the widgets’ definitions.
import type { WidgetPage } from './Page'

/** The addresses of the portal that show a single widget. The more specific of two comes first. */
export const pages: readonly WidgetPage[] = [
  { path: '/', name: 'HomeDashboard', load: () => import('../widgets/account/HomeDashboard/HomeDashboard') },
  { path: '/cart', name: 'CartReview', load: () => import('../widgets/cart/CartReview/CartReview') },
  { path: '/orders', name: 'OrdersTable', load: () => import('../widgets/orders/OrdersTable/OrdersTable') },
  {
    path: '/invoices',
    name: 'InvoiceTable',
    load: () => import('../widgets/account/InvoiceTable/InvoiceTable'),
  },
  {
    path: '/statements',
    name: 'StatementList',
    load: () => import('../widgets/account/StatementList/StatementList'),
  },
  {
    path: '/statements/:date',
    name: 'StatementView',
    kinds: { date: 'day' },
    load: () => import('../widgets/account/StatementView/StatementView'),
  },
  {
    path: '/custom-lists',
    name: 'CustomLists',
    load: () => import('../widgets/cart/CustomLists/CustomLists'),
  },
  {
    path: '/custom-lists/:list',
    name: 'CustomList',
    load: () => import('../widgets/cart/CustomList/CustomList'),
  },
  { path: '/quick-order', name: 'QuickOrder', load: () => import('../widgets/cart/QuickOrder/QuickOrder') },
  {
    path: '/jobs/:name',
    name: 'JobView',
    kinds: { name: 'job' },
    load: () => import('../widgets/orders/JobView/JobView'),
  },
  {
    path: '/admin',
    name: 'AccountAdmin',
    load: () => import('../widgets/account/AccountAdmin/AccountAdmin'),
  },
  {
    path: '/admin/account/new',
    name: 'SubUserForm',
    load: () => import('../widgets/account/SubUserForm/SubUserForm'),
  },
  {
    path: '/admin/account/:user',
    name: 'SubUserForm',
    load: () => import('../widgets/account/SubUserForm/SubUserForm'),
  },
  {
    path: '/downloads',
    name: 'DownloadList',
    load: () => import('../widgets/account/DownloadList/DownloadList'),
  },
  { path: '/pricebook', name: 'PriceBook', load: () => import('../widgets/catalogue/PriceBook/PriceBook') },
  {
    path: '/register',
    name: 'RegistrationForm',
    isForVisitors: true,
    load: () => import('../widgets/account/RegistrationForm/RegistrationForm'),
  },
  { path: '/links', name: 'HelpfulLinks', load: () => import('../widgets/help/HelpfulLinks/HelpfulLinks') },
  { path: '/support', name: 'SupportForm', load: () => import('../widgets/help/SupportForm/SupportForm') },
  { path: '/stores', name: 'StoreListing', load: () => import('../widgets/help/StoreListing/StoreListing') },
  {
    path: '/contact-a-representative',
    name: 'ContactForm',
    load: () => import('../widgets/help/ContactForm/ContactForm'),
  },
  {
    path: '/subscription',
    name: 'SubscriptionCard',
    load: () => import('../widgets/account/SubscriptionCard/SubscriptionCard'),
  },
  { path: '/team', name: 'TeamGrid', load: () => import('../widgets/account/TeamGrid/TeamGrid') },
  {
    path: '/configuration',
    name: 'ConfigurationCard',
    load: () => import('../widgets/account/ConfigurationCard/ConfigurationCard'),
  },
]
