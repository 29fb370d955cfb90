import * as enAU from './enAU/help'
import * as enUS from './enUS/help'
import { words } from './words'

/** The merchant's links. */
export const linksWords = /* @__PURE__ */ words('links', enAU.links)
/** The merchant's stores. */
export const storesWords = /* @__PURE__ */ words('stores', enAU.stores, enUS.stores)
/** The subscription, a screen without behaviour. */
export const subscriptionWords = /* @__PURE__ */ words('subscription', enAU.subscription)
/** The team, a screen of samples. */
export const teamWords = /* @__PURE__ */ words('team', enAU.team)
/** The merchant as the configuration has it. */
export const configurationWords = /* @__PURE__ */ words(
  'configuration',
  enAU.configuration,
  enUS.configuration,
)
