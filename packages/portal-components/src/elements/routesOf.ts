import { webAddress } from '../routes/navigate'
import type { PortalPath } from '../context/routes'
import type { PortalSettings } from './pageSettings'
import { pages } from '../manifest/elements'

/**
 * Returns the addresses of an element's links: the pages named by the element or its portal, else the whole portal at
 * `portal-url`. Only http(s) and relative addresses count. A route without a page opens over the current page.
 */
export function routesOf(element: Element, settings: PortalSettings) {
  const attribute = (name: string) => {
    const address = element.getAttribute(name) ?? settings.attribute(name)
    return address === undefined ? undefined : (webAddress(address) ?? undefined)
  }
  const portalUrl = attribute('portal-url')
  const pageOf = (to: PortalPath) => {
    const name = Object.keys(pages).find((key) => pages[key] === to.split('?')[0])
    const href = name === undefined ? undefined : attribute(name)
    return href === undefined ? undefined : joined(href, to)
  }
  return {
    hasPage: (to: PortalPath) => portalUrl !== undefined || pageOf(to) !== undefined,
    hrefFor: (to: PortalPath) => pageOf(to) ?? `${portalUrl?.replace(/#.*$/, '') ?? ''}#${to}`,
  }
}

/** Adds a route's query to an address that may have a query already. */
function joined(href: string, to: string): string {
  const question = to.split('?')[1]
  return question === undefined ? href : `${href}${href.includes('?') ? '&' : '?'}${question}`
}
