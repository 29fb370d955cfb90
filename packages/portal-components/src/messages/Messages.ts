import { cartWords } from './cart'
import { catalogueWords, productsWords } from './catalogue'
import { productModalWords } from './productModal'
import { tallyWords } from './tally'
import { checkoutWords } from './checkout'
import { commonWords, errorsWords, noticesWords, signInPromptWords } from './common'
import { debugWords } from './debug'
import { doctorWords } from './doctor'
import { downloadsWords } from './downloads'
import { commentWords, emailWords } from './email'
import { configurationWords, linksWords, storesWords, subscriptionWords, teamWords } from './help'
import { invoicesWords } from './invoices'
import { jobWords } from './job'
import { keyboardWords, paletteWords, recentMessagesWords } from './keyboard'
import { listsWords } from './lists'
import { openOrdersWords } from './openOrders'
import { ordersWords } from './orders'
import { paymentsWords } from './payments'
import { peopleWords } from './people'
import { priceBookWords } from './priceBook'
import { quickOrderWords } from './quickOrder'
import { registrationWords } from './registration'
import { searchWords } from './search'
import { shellWords } from './shell'
import { homeWords } from './home'
import { signInWords } from './signIn'
import { statementsWords } from './statements'
import { supportWords } from './support'
import { tableWords } from './table'
import { transactionWords } from './transaction'
import type { Partly, WordArea } from './words'

/** Every area of messages, by the name under which a host overrides it. */
export const everyArea = {
  cart: cartWords,
  catalogue: catalogueWords,
  checkout: checkoutWords,
  comment: commentWords,
  common: commonWords,
  configuration: configurationWords,
  debug: debugWords,
  doctor: doctorWords,
  downloads: downloadsWords,
  email: emailWords,
  errors: errorsWords,
  home: homeWords,
  invoices: invoicesWords,
  job: jobWords,
  keyboard: keyboardWords,
  links: linksWords,
  lists: listsWords,
  notices: noticesWords,
  openOrders: openOrdersWords,
  orders: ordersWords,
  palette: paletteWords,
  recentMessages: recentMessagesWords,
  payments: paymentsWords,
  people: peopleWords,
  priceBook: priceBookWords,
  productModal: productModalWords,
  products: productsWords,
  quickOrder: quickOrderWords,
  registration: registrationWords,
  search: searchWords,
  shell: shellWords,
  signIn: signInWords,
  signInPrompt: signInPromptWords,
  statements: statementsWords,
  stores: storesWords,
  subscription: subscriptionWords,
  support: supportWords,
  table: tableWords,
  tally: tallyWords,
  team: teamWords,
  transaction: transactionWords,
}

type WordsOf<Area> = Area extends WordArea<infer T> ? T : never

/** Every message of the portal, by area. */
export type Messages = { [Name in keyof typeof everyArea]: WordsOf<(typeof everyArea)[Name]> }

/** The messages that a host overrides. */
export type PartialMessages = Partly<Messages>
