import type { WidgetState } from './inState'

/** States that widgets cannot be in, with the reason. */
export interface AbsentStates {
  reason: string
  states: readonly ('default' | WidgetState)[]
  widgets: readonly string[]
}

const reading: readonly WidgetState[] = ['loading', 'empty', 'refused', 'offline', 'slow']
const bars = ['Letterhead', 'MastheadLink', 'MastheadToggle', 'UpdateBanner'] as const
const cards = ['ConfigurationCard', 'ContactForm', 'SubscriptionCard', 'TeamGrid'] as const
const menus = ['AccountMenu', 'BottomLinkBar', 'PhoneMenu', 'ProductsMenu'] as const

/** Every empty cell of docs/states.md: a widget in a state has a story, or stands here. */
export const absentStates: readonly AbsentStates[] = [
  {
    reason: 'Shows nothing until its keys are pressed; the stories of what opens then are tagged `play`.',
    states: [
      'default',
      ...reading,
      'longNames',
      'hugeNumbers',
      'narrow',
      'taxRegion',
      'pricesHidden',
      'signedOut',
      'rightToLeft',
    ],
    widgets: ['KeyboardShortcuts'],
  },
  {
    reason: 'Shows nothing until its keys are pressed; what it finds is the state of SearchTypeahead.',
    states: [
      'default',
      'loading',
      'refused',
      'offline',
      'slow',
      'longNames',
      'hugeNumbers',
      'narrow',
      'taxRegion',
      'pricesHidden',
      'signedOut',
      'rightToLeft',
    ],
    widgets: ['CommandPalette'],
  },
  { reason: 'Reads nothing: its host gives it all.', states: reading, widgets: bars },
  {
    reason: 'Reads no more than the session, for which the whole portal waits.',
    states: reading,
    widgets: cards,
  },
  {
    reason: 'Is a form that needs nothing read before it can be filled in.',
    states: ['loading', 'empty', 'slow'],
    widgets: ['RegistrationForm', 'SignInForm', 'SupportForm'],
  },
  {
    reason:
      'Stays away without a word until it is read: a bar must not move, and its places have other ways.',
    states: ['loading', 'refused', 'offline', 'slow'],
    widgets: [...menus, 'CartButton'],
  },
  {
    reason: 'Is left out while it has nothing to show.',
    states: ['empty'],
    widgets: ['BottomLinkBar', 'OpenOrders', 'ProductsMenu'],
  },
  {
    reason: 'Shows what the order’s own answer said, which was kept: it reads nothing.',
    states: reading,
    widgets: ['OrderComplete'],
  },
  {
    reason: 'Looks for an order for as long as it takes, and says how far it is instead: Looking, NotPlaced.',
    states: ['loading', 'refused', 'slow'],
    widgets: ['OpenOrders'],
  },
  {
    reason: 'Each line says it for itself, beside the others, which can be added: NotSure, SearchFails.',
    states: ['loading', 'refused', 'offline', 'slow'],
    widgets: ['QuickOrder'],
  },
  {
    reason: 'Keeps what it found and says that it searches: Loading.',
    states: ['slow'],
    widgets: ['SearchTypeahead'],
  },
  {
    reason:
      'Who is signed in has been told already, and a company that is refused stays away without a word.',
    states: ['refused'],
    widgets: ['Account'],
  },
  {
    reason: 'A refused look at a payment is one to repeat: Offline.',
    states: ['refused'],
    widgets: ['PaymentResult'],
  },
  {
    reason: 'Has no name that a merchant’s data gives it.',
    states: ['longNames'],
    widgets: [
      ...bars,
      ...cards,
      'CartButton',
      'PayAccount',
      'PaymentResult',
      'PhoneMenu',
      'ProductsMenu',
      'RegistrationForm',
      'SignInForm',
      'StatementList',
      'SupportForm',
      'OpenOrders',
    ],
  },
  {
    reason: 'Shows no price and no amount.',
    states: ['hugeNumbers', 'pricesHidden'],
    widgets: [
      ...bars,
      ...cards,
      ...menus,
      'Account',
      'CatalogueBrowser',
      'CustomList',
      'CustomLists',
      'DownloadList',
      'HelpfulLinks',
      'OpenOrders',
      'PriceBook',
      'RegistrationForm',
      'SignInForm',
      'StoreListing',
      'SubUserForm',
      'SupportForm',
    ],
  },
  {
    reason: 'Shows no amount but the account’s, in AccountAdmin’s Default.',
    states: ['hugeNumbers'],
    widgets: ['AccountAdmin'],
  },
  {
    reason: 'An amount that is owed, paid or was agreed is never hidden.',
    states: ['pricesHidden'],
    widgets: [
      'AccountAdmin',
      'InvoiceTable',
      'JobView',
      'OrderComplete',
      'OrdersTable',
      'PayAccount',
      'PaymentResult',
      'StatementList',
      'StatementView',
      'TransactionView',
    ],
  },
  {
    reason: 'Shows figures only where they were typed or asked for: LongNames, WithPrices.',
    states: ['hugeNumbers'],
    widgets: ['JobView', 'OrderComplete', 'QuickOrder', 'SearchTypeahead'],
  },
  {
    reason: 'Stands in the bar or on the page of somebody who is signed in, and is left out otherwise.',
    states: ['signedOut'],
    widgets: [...menus, 'CartButton', 'OpenOrders', 'SearchTypeahead'],
  },
  { reason: 'Is the same for everybody.', states: ['signedOut'], widgets: bars },
]
