// Written by `pnpm definitions` from the widgets’ definitions.

/** The code of each element: a separate view, or a widget that takes its params directly. */
export const views = {
  home: { name: 'HomeDashboard', widget: () => import('../widgets/account/HomeDashboard/HomeDashboard') },
  catalogue: () => import('./views/catalogue'),
  'product-list': () => import('./views/productList'),
  'product-modal': {
    name: 'ProductModal',
    widget: () => import('../widgets/catalogue/ProductModal/ProductModal'),
  },
  'products-menu': () => import('./views/productsMenu'),
  search: {
    name: 'SearchTypeahead',
    widget: () => import('../widgets/catalogue/SearchTypeahead/SearchTypeahead'),
  },
  'cart-button': { name: 'CartButton', widget: () => import('../widgets/cart/CartButton/CartButton') },
  'cart-review': () => import('./views/cartReview'),
  'checkout-form': () => import('./views/checkoutForm'),
  'tally-modal': { name: 'TallyModal', widget: () => import('../widgets/cart/TallyModal/TallyModal') },
  'order-complete': () => import('./views/orderComplete'),
  'open-orders': { name: 'OpenOrders', widget: () => import('../widgets/orders/OpenOrders/OpenOrders') },
  'orders-table': { name: 'OrdersTable', widget: () => import('../widgets/orders/OrdersTable/OrdersTable') },
  'invoice-table': {
    name: 'InvoiceTable',
    widget: () => import('../widgets/account/InvoiceTable/InvoiceTable'),
  },
  'statement-list': {
    name: 'StatementList',
    widget: () => import('../widgets/account/StatementList/StatementList'),
  },
  'statement-view': {
    name: 'StatementView',
    widget: () => import('../widgets/account/StatementView/StatementView'),
  },
  'custom-lists': { name: 'CustomLists', widget: () => import('../widgets/cart/CustomLists/CustomLists') },
  'custom-list': { name: 'CustomList', widget: () => import('../widgets/cart/CustomList/CustomList') },
  'quick-order': { name: 'QuickOrder', widget: () => import('../widgets/cart/QuickOrder/QuickOrder') },
  transaction: () => import('./views/transaction'),
  job: { name: 'JobView', widget: () => import('../widgets/orders/JobView/JobView') },
  account: { name: 'Account', widget: () => import('../widgets/account/Account/Account') },
  'account-admin': {
    name: 'AccountAdmin',
    widget: () => import('../widgets/account/AccountAdmin/AccountAdmin'),
  },
  'sub-user-form': () => import('./views/subUserForm'),
  downloads: { name: 'DownloadList', widget: () => import('../widgets/account/DownloadList/DownloadList') },
  'price-book': { name: 'PriceBook', widget: () => import('../widgets/catalogue/PriceBook/PriceBook') },
  'pay-account': () => import('./views/payAccount'),
  'payment-result': () => import('./views/paymentResult'),
  'sign-in': { name: 'SignInForm', widget: () => import('../widgets/account/SignInForm/SignInForm') },
  register: {
    name: 'RegistrationForm',
    widget: () => import('../widgets/account/RegistrationForm/RegistrationForm'),
  },
  links: { name: 'HelpfulLinks', widget: () => import('../widgets/help/HelpfulLinks/HelpfulLinks') },
  support: { name: 'SupportForm', widget: () => import('../widgets/help/SupportForm/SupportForm') },
  stores: { name: 'StoreListing', widget: () => import('../widgets/help/StoreListing/StoreListing') },
  contact: { name: 'ContactForm', widget: () => import('../widgets/help/ContactForm/ContactForm') },
  add: () => import('./views/add'),
  tally: () => import('./views/tally'),
  doctor: () => import('./views/doctor'),
} as const
