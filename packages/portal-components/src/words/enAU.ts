import { common, errors, notices } from './enAU/common'
import { shell, signIn, signInPrompt, home } from './enAU/shell'
import { catalogue, products, productModal, tally } from './enAU/catalogue'
import { cart } from './enAU/cart'
import { checkout } from './enAU/checkout'
import { lists } from './enAU/lists'
import { debug } from './enAU/debug'
import { downloads } from './enAU/downloads'
import { openOrders } from './enAU/openOrders'
import { orders } from './enAU/orders'
import { search } from './enAU/search'
import { support } from './enAU/support'
import { table } from './enAU/table'
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
  lists,
  openOrders,
  orders: orders(region),
  search,
  support,
  table,
})
