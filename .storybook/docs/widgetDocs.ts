import type { ElementName } from '../../packages/portal-components/src/elements/elementDefinitions'

/** A widget's page where its source cannot tell. */
export interface WidgetDoc {
  /** The element that is the same widget, after `trade-`. */
  element?: ElementName
  /** Its parts from top to bottom. */
  anatomy: string
  /** Keys beside Tab, Enter and Space. */
  keyboard?: string
  do: string
  dont: string
}

const table =
  'Arrow up and down go from row to row, Enter opens one. Home and End go to the first and the last.'
const menu = 'Arrow keys move inside a menu and into its levels, Escape closes it and gives the focus back.'
const modal = 'Escape closes it; the focus stays inside and returns to what opened it.'
const form =
  'Enter in a field sends the form. Sent with mistakes, the focus goes to the first field that is wrong.'

/** All widgets, by their names. */
export const widgetDocs: Readonly<Record<string, WidgetDoc>> = {
  AccountAdmin: {
    element: 'account-admin',
    anatomy: 'The company, its balances by age, the people with their roles',
    keyboard: table,
    do: 'Give it a page of its own.',
    dont: 'Put it beside what a colleague without the role may see.',
  },
  AccountMenu: {
    anatomy: 'A button with the customer’s name; places, external links, Sign Out',
    keyboard: menu,
    do: 'Put it last in the bar.',
    dont: 'Use it without a way to Sign Out elsewhere on a phone: PhoneMenu has one.',
  },
  BottomLinkBar: {
    anatomy: 'Links in one row, which wraps',
    do: 'Put it at the foot of each page.',
    dont: 'Add links of your own into it; the merchant sets it up.',
  },
  CartButton: {
    element: 'cart-button',
    anatomy: 'An icon, the number of lines, the subtotal',
    do: 'Keep it in sight on every page that sells.',
    dont: 'Show another count beside it.',
  },
  CartReview: {
    element: 'cart-review',
    anatomy: 'The lines with their steppers, notes on what changed, the summary beside or below',
    keyboard: 'Arrow up and down on a stepper change by one, Page up and down by ten.',
    do: 'Lead from it to CheckoutForm.',
    dont: 'Ask again before a line is removed: it can be undone.',
  },
  CatalogueBrowser: {
    element: 'catalogue',
    anatomy: 'A heading, a card for each category or type',
    do: 'Begin a visit with it where customers look around.',
    dont: 'Put it above the list of products that it leads to.',
  },
  CheckoutForm: {
    element: 'checkout-form',
    anatomy: 'How, where and when; contact; notes; the summary with Confirm Order and Create Quote',
    keyboard: form,
    do: 'Give it the whole width of a page.',
    dont: 'Leave its page by script while an order is being placed.',
  },
  CommandPalette: {
    anatomy: 'A dialog with one field and what it finds, by kind',
    keyboard: 'Control or Command with K opens it; arrows choose, Enter goes there, Escape closes.',
    do: 'Put it once in a shell that owns the page.',
    dont: 'Put it on somebody else’s page, whose keys it would take.',
  },
  ConfigurationCard: {
    anatomy: 'Facts of the merchant’s configuration',
    do: 'Show it to those who set a portal up.',
    dont: 'Lead customers to it.',
  },
  ContactForm: {
    element: 'contact',
    anatomy: 'Who is written to, a message, Send',
    keyboard: form,
    do: 'Use it for what an account’s representative decides.',
    dont: 'Use it for faults of the portal: SupportForm is for these.',
  },
  CustomList: {
    element: 'custom-list',
    anatomy: 'The list’s name, its products with quantities and tallies, Copy List to Cart',
    keyboard: table,
    do: 'Open it from CustomLists.',
    dont: 'Copy it silently into a cart that holds something: it asks.',
  },
  CustomLists: {
    element: 'custom-lists',
    anatomy: 'The customer’s lists and the merchant’s, a card each',
    do: 'Give both kinds where there are both.',
    dont: 'Hide it where there is none yet: it says how to make one.',
  },
  DownloadList: {
    element: 'downloads',
    anatomy: 'A link for each file with its kind and size',
    do: 'Let the merchant name the files for customers.',
    dont: 'Use it for files of one product: ProductModal has these.',
  },
  HelpfulLinks: {
    element: 'links',
    anatomy: 'A card for each link',
    do: 'Keep it to a screen of links.',
    dont: 'Use it for places of the portal.',
  },
  HomeDashboard: {
    element: 'home',
    anatomy: 'Greeting, cart, latest orders, own lists; balances; banners',
    do: 'Make it the first page after signing in.',
    dont: 'Put promotions above the cart and the orders.',
  },
  InvoiceTable: {
    element: 'invoice-table',
    anatomy: 'Dates, search and sorting; the rows; a bar for those selected',
    keyboard: `${table} Space selects.`,
    do: 'Keep its dates in the address, so that Back returns to them.',
    dont: 'Page it: it is virtual and its sum counts all rows.',
  },
  JobView: {
    element: 'job',
    anatomy: 'The job’s sums, its orders, quotes, invoices and credits',
    keyboard: table,
    do: 'Link each job’s name to it.',
    dont: 'Guess which spelling of a job is meant.',
  },
  KeyboardShortcuts: {
    anatomy: 'A dialog with the keys of the page',
    keyboard: '? opens it, Escape closes it.',
    do: 'Put it once in a shell that owns the page.',
    dont: 'Put it on somebody else’s page.',
  },
  Letterhead: {
    anatomy: 'Logo, the merchant’s name and how to reach them, the day',
    do: 'Put it first in what is printed.',
    dont: 'Expect it on the screen.',
  },
  MastheadLink: {
    anatomy: 'One link on the merchant’s colour',
    do: 'Mark the current place.',
    dont: 'Use it outside the masthead: its colours are the masthead’s.',
  },
  MastheadToggle: {
    anatomy: 'An icon with a label that opens and closes',
    do: 'Say what it opens in its label.',
    dont: 'Use it for links.',
  },
  OpenOrders: {
    anatomy: 'A card for each order whose answer is missing, with what became of it',
    do: 'Put it where it is seen on every page.',
    dont: 'Hide it: it is what keeps an order from being sent twice.',
  },
  OrderComplete: {
    element: 'order-complete',
    anatomy: 'The number, what was ordered, what it comes to, ways on',
    do: 'Show it alone after CheckoutForm.',
    dont: 'Send customers to it by a link of their own: it shows what this device placed.',
  },
  OrdersTable: {
    element: 'orders-table',
    anatomy: 'Type, search and sorting; the rows with Order Again',
    keyboard: table,
    do: 'Keep its filter in the address.',
    dont: 'Mix invoices in: InvoiceTable has these.',
  },
  PayAccount: {
    element: 'pay-account',
    anatomy: 'What is paid, the amount, Pay',
    keyboard: form,
    do: 'Give pages to return to for all three outcomes.',
    dont: 'Believe the address that the provider returns to: PaymentResult asks the merchant.',
  },
  PaymentResult: {
    anatomy: 'What became of the payment, its reference, a way on',
    do: 'Make it each page that the provider returns to.',
    dont: 'Tell of a success before it does.',
  },
  PhoneMenu: {
    anatomy: 'A slide-in, one level at a time, with Back and Sign Out',
    keyboard: modal,
    do: 'Use it in place of ProductsMenu and AccountMenu on narrow screens.',
    dont: 'Show it beside them.',
  },
  PriceBook: {
    element: 'price-book',
    anatomy: 'How it is made, what was sent, Request',
    keyboard: table,
    do: 'Lead to it from the account.',
    dont: 'Use it as a list of products.',
  },
  ProductList: {
    element: 'product-list',
    anatomy:
      'Heading, tools (prices, list or grid), filters beside; rows with stepper or tally and Add; pages below',
    keyboard: 'Arrow up and down on a stepper change by one; Enter adds.',
    do: 'Give it a place of the catalogue or a search.',
    dont: 'Give it less than 320 px.',
  },
  ProductModal: {
    element: 'product-modal',
    anatomy: 'Pictures, facts, prices, stepper or tally with Add; texts and files',
    keyboard: modal,
    do: 'Open it from a picture or a name.',
    dont: 'Open it over another dialog.',
  },
  ProductsMenu: {
    anatomy: 'A button; categories, types and classes',
    keyboard: menu,
    do: 'Put it first in the bar.',
    dont: 'Use it on a phone: PhoneMenu has the levels.',
  },
  QuickOrder: {
    element: 'quick-order',
    anatomy: 'A field for lines, typed, pasted or a file; each line with what was found; Add',
    keyboard: 'Enter begins the next line.',
    do: 'Offer it to those who order by number.',
    dont: 'Reject a whole list for one line: it can be mended.',
  },
  RegistrationForm: {
    element: 'register',
    anatomy: 'What a statement tells, who asks, Send',
    keyboard: form,
    do: 'Link it beside SignInForm.',
    dont: 'Ask for more than a statement holds.',
  },
  SearchTypeahead: {
    element: 'search',
    anatomy: 'A field; suggestions with pictures and prices; See all results',
    keyboard: 'Arrows choose, Enter opens, Escape closes and then empties.',
    do: 'Give it room for twenty letters.',
    dont: 'Put a second search beside it.',
  },
  SignInForm: {
    element: 'sign-in',
    anatomy: 'Username, Password, Remember Me, Sign In',
    keyboard: form,
    do: 'Let password managers fill it.',
    dont: 'Open it over a page that visitors may read.',
  },
  StatementList: {
    element: 'statement-list',
    anatomy: 'A row for each statement with its balance by age',
    keyboard: table,
    do: 'Lead from a row to StatementView.',
    dont: 'Hide paid statements.',
  },
  StatementView: {
    element: 'statement-view',
    anatomy: 'What is owed by age; the transactions; Email and Pay',
    keyboard: table,
    do: 'Print it: Letterhead heads it.',
    dont: 'Add to its figures: they foot.',
  },
  StoreListing: {
    element: 'stores',
    anatomy: 'A card for each store: where, a number to call, a map',
    do: 'Search it where there are more than ten.',
    dont: 'Load maps before they are asked for.',
  },
  SubUserForm: {
    anatomy: 'Name, contact, role, access, password; Save and Delete',
    keyboard: form,
    do: 'Lead to it from AccountAdmin.',
    dont: 'Let somebody delete their own account or the last administrator’s.',
  },
  SubscriptionCard: {
    anatomy: 'A heading, a sentence, a button that does nothing yet',
    do: 'Leave it out until a subscription exists.',
    dont: 'Promise what it cannot do.',
  },
  SupportForm: {
    element: 'support',
    anatomy: 'What it is about, a message, Send',
    keyboard: form,
    do: 'Lead to it from each failure.',
    dont: 'Ask for what the portal knows.',
  },
  TallyModal: {
    element: 'tally-modal',
    anatomy: 'Lengths with steppers, or typed and pasted; pieces, metres and price; Add to Cart',
    keyboard: `${modal} Arrow up and down change a length by one piece.`,
    do: 'Open it for products that are sold by length.',
    dont: 'Ask for metres: pieces of lengths make them.',
  },
  TeamGrid: {
    anatomy: 'A card for each person with ways to write and to call',
    do: 'Replace the samples.',
    dont: 'Ship the samples to customers.',
  },
  TransactionView: {
    element: 'transaction',
    anatomy: 'Number, state and facts; the lines; what can be done with it',
    keyboard: table,
    do: 'Keep the main action first on a phone.',
    dont: 'Show what the account may not do.',
  },
  UpdateBanner: {
    anatomy: 'A sentence and Refresh to Update',
    do: 'Put it above the page.',
    dont: 'Reload while an order is under way: it waits.',
  },
}
