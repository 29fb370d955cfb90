import type { SeedWidget } from '@trade-portal/fluid-sandbox'

type ObjectSet = SeedWidget['objectSet']

/** A row of a widget set; what a row does not say is empty. */
export function widget(
  objectSet: ObjectSet,
  type: string,
  label: string,
  rest: Partial<Pick<SeedWidget, 'isEnabled' | 'value' | 'value2' | 'description'>> = {},
): SeedWidget {
  return { objectSet, type, label, isEnabled: true, value: '', value2: '', description: '', ...rest }
}

const buttons = [
  'my account',
  'products',
  'downloads',
  'price book',
  'pay account',
  'Quotes/Orders',
  'Invoices',
  'Statements',
  'Custom Lists',
  'administration',
]

const switches = [
  'pricebook_button_disabled',
  'pay_account_button_disabled',
  'account_admin_button_disabled',
  'products_button_disabled',
  'shopping_cart_disabled',
  'hide_products_price',
  'hide_review_price',
  'hide_finalise_price',
  'tax_inclusive',
]

/** The portal's top bar with every button, and one external link. */
export function topButtons(link: { label: string; value: string }): SeedWidget[] {
  return [
    ...buttons.map((label) => widget('topbuttonbar', 'button', label)),
    widget('topbuttonbar', 'link', link.label, { value: link.value }),
  ]
}

/** The bar at the foot of each page. */
export function bottomLinks(addresses: { support: string; contact: string }): SeedWidget[] {
  return [
    widget('bottomlinkbar', 'Handy Links', 'Handy Links'),
    widget('bottomlinkbar', 'Store Listing', 'Store Listing'),
    widget('bottomlinkbar', 'Support Email', 'Support Email', { value: `mailto:${addresses.support}` }),
    widget('bottomlinkbar', 'AccountContact', 'Contact a Representative', {
      value: `mailto:${addresses.contact}`,
    }),
  ]
}

/** A banner of the home page. `link` is a route of the portal. */
export function banner(number: number, headline: string, link: string, description: string): SeedWidget {
  return widget('homepage', 'clickableimage', headline, {
    value: `pictures/banner-${number}.svg`,
    value2: link,
    description,
  })
}

/** Every switch, off, and the values that the merchant set. */
export function settings(values: Record<string, string>): SeedWidget[] {
  return [
    ...switches.map((name) => widget('settings', 'switch', name, { isEnabled: false, value: 'no' })),
    ...Object.entries(values).map(([name, value]) => widget('settings', 'value', name, { value })),
  ]
}
