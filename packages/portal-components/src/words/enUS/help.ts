/** The merchant's links. */
export const links = {
  title: 'Helpful Links',
  open: 'Open Link',
  openOf: (name: string) => `Open Link: ${name}`,
  none: 'There are no links yet.',
}

/** The merchant's stores. */
export const stores = {
  title: 'Store Listings',
  searchHint: 'Name, city or zip code',
  viewMap: 'View Map',
  viewMapOf: (name: string) => `View Map of ${name}`,
  mapOf: (name: string) => `Map of ${name}`,
  openInMaps: 'Open in Google Maps',
  call: (name: string, phone: string) => `Call ${name}: ${phone}`,
  noAddress: 'Address not known',
  none: 'There are no stores to show.',
}

/** The subscription, a screen without behaviour. */
export const subscription = {
  title: 'Manage subscription',
  note: 'Your trade account’s plan is managed by your representative.',
  changePlan: 'Change plan',
}

/** The team, a screen of samples. */
export const team = {
  title: 'Team',
  email: (name: string) => `Email ${name}`,
  call: (name: string) => `Call ${name}`,
  emailWord: 'Email',
  callWord: 'Call',
}

/** The merchant as the configuration has it. */
export const configuration = {
  title: 'Configuration',
  companyName: 'Company Name',
  companyEmail: 'Company Email',
  abn: 'Tax ID',
}
