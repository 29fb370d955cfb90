/** Attributes of `<trade-portal>`, and of the script as `data-…`. */
export const portalDocs: Readonly<Record<string, string>> = {
  configuration: 'The address of the merchant’s `configuration.json`',
  theme: 'The address of a stylesheet with the merchant’s style variables, which is added to the page',
  scheme: '`light`, `dark`, `contrast`, `auto` (the device’s) or `host` (that of the page). Default: `host`.',
  prices:
    'Prices of lists: `on` from the first, `off` for none, `ask` for those who turn them on or sign in to see them. Default: `ask`.',
  'portal-url': 'The address of the whole portal, where all links lead that no `href-…` names a page for',
}
