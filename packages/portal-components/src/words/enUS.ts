import { common, errors, notices } from './enUS/common'
import { shell, signIn, signInPrompt, home } from './enUS/shell'
import { catalogue, products, productModal, tally } from './enUS/catalogue'
import { cart } from './enUS/cart'
import { checkout } from './enUS/checkout'
import { lists } from './enUS/lists'
import { debug } from './enUS/debug'
import { downloads } from './enUS/downloads'
import { openOrders } from './enUS/openOrders'
import { orders } from './enUS/orders'
import { search } from './enUS/search'
import { support } from './enUS/support'
import { table } from './enUS/table'
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
  lists,
  openOrders,
  orders: orders(region),
  search,
  support,
  table,
})
