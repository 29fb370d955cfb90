import type { Configuration } from '@trade-portal/fluid-sdk'
import type { FetchSession } from '../context/PortalContext'
import type { PartialMessages } from '../messages/Messages'

/** Properties of `<trade-portal>`, beside its attributes. */
export interface PortalProperties {
  /** The merchant's configuration, or its address, as in the attribute. */
  configuration?: Configuration | string
  /**
   * Hands over the session of the customer signed in on the host's page; `null`: no one. It is called at every load, at
   * the end of a session, and by `sessionChanged()`.
   */
  fetchSession?: FetchSession
  /** Messages that replace the portal's own. */
  words?: PartialMessages
}

/** The settings of the elements of a portal: those of a `<trade-portal>`, or the script's if there is none. */
export interface PortalSettings {
  /** The settings' element; `null`: the script. */
  element: HTMLElement | null
  attribute: (name: string) => string | undefined
  property: <Name extends keyof PortalProperties>(name: Name) => PortalProperties[Name]
}

/** The `data-…` attributes of the script. */
export const pageSettings: { data: Partial<Record<string, string>> } = { data: {} }

const ofScript: PortalSettings = {
  element: null,
  attribute: (name) => pageSettings.data[name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())],
  property: () => undefined,
}

const known = new WeakMap<Element, PortalSettings>()

/** Returns an element's settings: those of the nearest portal around it, or of the page's first, or of the script. */
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

/** The field in the address that marks a return from a card provider. */
export const RETURN_MARK = 'trade-payment'
