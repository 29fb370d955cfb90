import { webAddress } from '../places/navigate'
import type { PortalPath } from '../context/portalPaths'
import type { PortalSettings } from './pageSettings'
import { pages } from '../manifest/elements'

/**
 * Says where the links of an element lead: to the pages that it, or its portal, names, else into the whole portal at
 * `portal-url`. An address of another kind than http(s) or relative is none. A place that has no page is shown on the page that is open.
 */
export function placesOf(element: Element, settings: PortalSettings) {
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

/** Puts the question of a place behind an address that may have one of its own. */
function joined(href: string, to: string): string {
  const question = to.split('?')[1]
  return question === undefined ? href : `${href}${href.includes('?') ? '&' : '?'}${question}`
}
