import { common, errors, notices } from './enAU/common'
import { shell, signIn, signInPrompt, home } from './enAU/shell'
import { catalogue, products, productModal, tally } from './enAU/catalogue'
import { cart } from './enAU/cart'
import { checkout } from './enAU/checkout'
import { comment, email } from './enAU/email'
import { invoices } from './enAU/invoices'
import { configuration, links, stores, subscription, team } from './enAU/help'
import { job } from './enAU/job'
import { keyboard, palette } from './enAU/keyboard'
import { lists } from './enAU/lists'
import { debug } from './enAU/debug'
import { downloads } from './enAU/downloads'
import { openOrders } from './enAU/openOrders'
import { orders } from './enAU/orders'
import { payments } from './enAU/payments'
import { people } from './enAU/people'
import { quickOrder } from './enAU/quickOrder'
import { registration } from './enAU/registration'
import { priceBook } from './enAU/priceBook'
import { search } from './enAU/search'
import { statements } from './enAU/statements'
import { support } from './enAU/support'
import { table } from './enAU/table'
import { transaction } from './enAU/transaction'
import type { Region } from './Region'

/** Australian English: the catalogue that the others are held against. */
export const enAU = (region: Region) => ({
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
