import type { Configuration } from '@trade-portal/fluid-sdk'
import type { FetchSession } from '../context/Host'
import type { PartialMessages } from '../messages/Messages'

/** Properties of `<trade-portal>`, beside its attributes. */
export interface PortalProperties {
  /** The merchant's configuration, or its address, as in the attribute. */
  configuration?: Configuration | string
  /**
   * Hands over the session of a customer whom the host has signed in; `null`: nobody is. Asked at every load, when a session
   * has ended, and by `sessionChanged()`.
   */
  fetchSession?: FetchSession
  /** Words in place of the portal's own. */
  words?: PartialMessages
}

/** All that the elements of a portal need to know before they load: of a `<trade-portal>`, or of the script where there is none. */
export interface PortalSettings {
  /** The element whose settings they are. Without one they are the script's. */
  element: HTMLElement | null
  attribute: (name: string) => string | undefined
  property: <Name extends keyof PortalProperties>(name: Name) => PortalProperties[Name]
}

/** The `data-…` of the script's own element. */
export const pageSettings: { data: Partial<Record<string, string>> } = { data: {} }

const ofScript: PortalSettings = {
  element: null,
  attribute: (name) => pageSettings.data[name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())],
  property: () => undefined,
}

const known = new WeakMap<Element, PortalSettings>()

/** The settings of the portal that an element belongs to: of the nearest around it, else of the page's first, else of the script. */
export function settingsOf(element: Element): PortalSettings {
  const portal = portalAround(element) ?? document.querySelector<HTMLElement>('trade-portal')
  if (!portal) return ofScript
  const settings = known.get(portal) ?? {
    element: portal,
    attribute: (name) => portal.getAttribute(name) ?? ofScript.attribute(name),
    property: (name) => (portal as HTMLElement & PortalProperties)[name],
  }
  known.set(portal, settings)
  return settings
}

function portalAround(element: Element): HTMLElement | null {
  for (let one: Element | null = element; one;) {
    const found: HTMLElement | null = one.closest('trade-portal')
    if (found) return found
    const root: Node = one.getRootNode()
    one = root instanceof ShadowRoot ? root.host : null
  }
  return null
}
