import { common, errors, notices } from './enUS/common'
import { shell, signIn, signInPrompt, home } from './enUS/shell'
import { catalogue, products, productModal, tally } from './enUS/catalogue'
import { cart } from './enUS/cart'
import { checkout } from './enUS/checkout'
import { comment, email } from './enUS/email'
import { invoices } from './enUS/invoices'
import { configuration, links, stores, subscription, team } from './enUS/help'
import { job } from './enUS/job'
import { keyboard, palette } from './enUS/keyboard'
import { lists } from './enUS/lists'
import { debug } from './enUS/debug'
import { downloads } from './enUS/downloads'
import { openOrders } from './enUS/openOrders'
import { orders } from './enUS/orders'
import { payments } from './enUS/payments'
import { people } from './enUS/people'
import { quickOrder } from './enUS/quickOrder'
import { registration } from './enUS/registration'
import { priceBook } from './enUS/priceBook'
import { search } from './enUS/search'
import { statements } from './enUS/statements'
import { support } from './enUS/support'
import { table } from './enUS/table'
import { transaction } from './enUS/transaction'
import type { Messages } from './Messages'
import type { Region } from './Region'

/** American English. */
export const enUS = (region: Region): Messages => ({
  common,
  errors,
  notices,
  shell: shell(region),
  signIn,
  signInPrompt,
  home,
  catalogue,
  products: products(region),
  productModal,
  tally,
  cart: cart(region),
  checkout: checkout(region),
  debug,
  downloads,
  comment,
  configuration,
  email,
  invoices: invoices(region),
  job: job(region),
  keyboard,
  quickOrder,
  lists,
  openOrders,
  orders: orders(region),
  palette,
  payments,
  people,
  registration,
  search,
  statements,
  support,
  table,
  transaction: transaction(region),
  links,
  priceBook: priceBook(region),
  stores,
  subscription,
  team,
})
