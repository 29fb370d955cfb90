import { defineMessages } from './defineMessages'

/** The merchant's links. */
export const linksMessages = /* @__PURE__ */ defineMessages('links', {
  title: 'Helpful Links',
  open: 'Open Link',
  openOf: (name: string) => `Open Link: ${name}`,
  none: 'No links yet.',
})
/** The merchant's stores. */
export const storesMessages = /* @__PURE__ */ defineMessages(
  'stores',
  {
    title: 'Store Listings',
    searchHint: 'Name, suburb or postcode',
    viewMap: 'View Map',
    viewMapOf: (name: string) => `View Map of ${name}`,
    mapOf: (name: string) => `Map of ${name}`,
    openInMaps: 'Open in Google Maps',
    call: (name: string, phone: string) => `Call ${name}: ${phone}`,
    noAddress: 'No address listed',
    none: 'No stores to show.',
  },
  {
    searchHint: 'Name, city or zip code',
  },
)
/** The subscription placeholder, without behaviour. */
export const subscriptionMessages = /* @__PURE__ */ defineMessages('subscription', {
  title: 'Manage subscription',
  note: 'Your representative manages your trade account’s plan.',
  changePlan: 'Change plan',
})
/** The team, with sample data. */
export const teamMessages = /* @__PURE__ */ defineMessages('team', {
  title: 'Team',
  email: (name: string) => `Email ${name}`,
  call: (name: string) => `Call ${name}`,
  emailWord: 'Email',
  callWord: 'Call',
})
/** The merchant's details from the configuration. */
export const configurationMessages = /* @__PURE__ */ defineMessages(
  'configuration',
  {
    title: 'Configuration',
    companyName: 'Company Name',
    companyEmail: 'Company Email',
    abn: 'ABN',
  },
  {
    abn: 'Tax ID',
  },
)
