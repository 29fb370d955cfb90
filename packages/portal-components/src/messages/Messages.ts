import { cartMessages } from './cart'
import { catalogueMessages, productsMessages } from './catalogue'
import { productModalMessages } from './productModal'
import { tallyMessages } from './tally'
import { checkoutMessages } from './checkout'
import { commonMessages, errorsMessages, noticesMessages, signInPromptMessages } from './common'
import { debugMessages } from './debug'
import { doctorMessages } from './doctor'
import { downloadsMessages } from './downloads'
import { commentMessages, emailMessages } from './email'
import {
  configurationMessages,
  linksMessages,
  storesMessages,
  subscriptionMessages,
  teamMessages,
} from './help'
import { invoicesMessages } from './invoices'
import { jobMessages } from './job'
import { keyboardMessages, paletteMessages, recentMessagesMessages } from './keyboard'
import { listsMessages } from './lists'
import { openOrdersMessages } from './openOrders'
import { ordersMessages } from './orders'
import { paymentsMessages } from './payments'
import { peopleMessages } from './people'
import { priceBookMessages } from './priceBook'
import { quickOrderMessages } from './quickOrder'
import { registrationMessages } from './registration'
import { searchMessages } from './search'
import { shellMessages } from './shell'
import { homeMessages } from './home'
import { signInMessages } from './signIn'
import { statementsMessages } from './statements'
import { supportMessages } from './support'
import { tableMessages } from './table'
import { transactionMessages } from './transaction'
import type { Partly, MessageArea } from './defineMessages'

/** Every area of messages, by the name under which a host overrides it. */
export const everyArea = {
  cart: cartMessages,
  catalogue: catalogueMessages,
  checkout: checkoutMessages,
  comment: commentMessages,
  common: commonMessages,
  configuration: configurationMessages,
  debug: debugMessages,
  doctor: doctorMessages,
  downloads: downloadsMessages,
  email: emailMessages,
  errors: errorsMessages,
  home: homeMessages,
  invoices: invoicesMessages,
  job: jobMessages,
  keyboard: keyboardMessages,
  links: linksMessages,
  lists: listsMessages,
  notices: noticesMessages,
  openOrders: openOrdersMessages,
  orders: ordersMessages,
  palette: paletteMessages,
  recentMessages: recentMessagesMessages,
  payments: paymentsMessages,
  people: peopleMessages,
  priceBook: priceBookMessages,
  productModal: productModalMessages,
  products: productsMessages,
  quickOrder: quickOrderMessages,
  registration: registrationMessages,
  search: searchMessages,
  shell: shellMessages,
  signIn: signInMessages,
  signInPrompt: signInPromptMessages,
  statements: statementsMessages,
  stores: storesMessages,
  subscription: subscriptionMessages,
  support: supportMessages,
  table: tableMessages,
  tally: tallyMessages,
  team: teamMessages,
  transaction: transactionMessages,
}

type WordsOf<Area> = Area extends MessageArea<infer T> ? T : never

/** Every message of the portal, by area. */
export type Messages = { [Name in keyof typeof everyArea]: WordsOf<(typeof everyArea)[Name]> }

/** The messages that a host overrides. */
export type PartialMessages = Partly<Messages>
