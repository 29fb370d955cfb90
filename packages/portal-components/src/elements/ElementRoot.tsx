import { lazy, Suspense, useEffect, useState } from 'react'
import type { SchemeChoice } from '@trade-portal/theme'
import { navigate } from '../routes/navigate'
import type { PortalEvent } from '../context/portalEvents'
import { PortalProvider } from '../provider/PortalProvider'
import type { PriceChoice } from '../provider/PortalProvider'
import type { ElementInput, ElementViewModule } from './elementView'
import { dispatch } from './dispatch'
import { isOfClient } from './openPortal'
import type { OpenPortal } from './openPortal'
import type { RouteDialogProps } from './RouteDialog'
import { routesOf } from './routesOf'
import { routeView } from './routeView'
import { useWrittenAttributes } from './useWrittenAttributes'

const RouteDialog = lazy(async () => ({ default: (await import('./RouteDialog')).RouteDialog }))

export interface ElementRootProps {
  element: HTMLElement
  shadowRoot: ShadowRoot
  portal: OpenPortal
  module: ElementViewModule
  property: ElementInput['property']
  /** Counts the renders asked for from outside React. */
  turn: number
}

/** A widget in the shadow root of its element. */
export function ElementRoot({ element, shadowRoot, portal, module, property }: ElementRootProps) {
  const { settings } = portal
  const { view: View, ownRoutes, opens, onClosed } = module
  const { hrefFor, hasPage } = routesOf(element, settings)
  const [opened, setOpened] = useState(() => (opens === undefined ? null : openedAt(opens)))
  const { set, restore } = useWrittenAttributes(element)
  const scheme = schemes.find((choice) => choice === settings.attribute('scheme'))
  const tell: ElementInput['tell'] = (name, detail) => dispatch(element, name, detail)
  const onEvent = (event: PortalEvent) => {
    // The portal dispatches the client's own events, once for all elements.
    if (!isOfClient(event) && !dispatch(element, event.type, event.detail)) event.preventDefault()
  }
  // Hides the customer's data before another customer sees the page.
  useEffect(
    () =>
      portal.client.session.subscribe((change) => {
        if (change.type === 'expired' || (change.type === 'signedIn' && !change.isAnother)) return
        setOpened(null)
        restore()
      }),
    [portal, restore],
  )
  const isClosed = opens !== undefined && opened === null
  useEffect(() => {
    if (isClosed) onClosed?.()
  }, [isClosed, onClosed])
  return (
    <PortalProvider
      client={portal.client}
      hrefFor={hrefFor}
      navigate={(to) => {
        if (hasPage(to)) navigate(hrefFor(to))
        else if (!opened && ownRoutes?.has(to)) ownRoutes.show(to, { setAttribute: set })
        else setOpened(openedAt(to))
      }}
      scheme={scheme ?? 'host'}
      prices={pricesOf(element, settings)}
      shadowRoot={shadowRoot}
      words={settings.property('words')}
      onEvent={onEvent}
    >
      <slot name="header" />
      <View
        attribute={(name) => element.getAttribute(name) ?? undefined}
        property={property}
        setAttribute={set}
        tell={tell}
        slotted={(slot) => element.querySelector<HTMLElement>(`:scope > [slot="${slot}"]`)}
      />
      <Suspense fallback={null}>
        {opened && <RouteDialog key={opened.path} {...opened} tell={tell} onClose={() => setOpened(null)} />}
      </Suspense>
    </PortalProvider>
  )
}

interface Opened extends Pick<RouteDialogProps, 'route'> {
  path: string
}

/** Returns a route to open in a dialog, for a page without an address for it; `null` if no element shows that route. */
function openedAt(path: string): Opened | null {
  const route = routeView(path)
  return route && { path, route }
}

const schemes: readonly SchemeChoice[] = ['light', 'dark', 'contrast', 'auto', 'host']
const priceChoices: readonly PriceChoice[] = ['on', 'off', 'ask']

/** Returns the element's own choice of prices, or its portal's. */
function pricesOf(element: Element, settings: OpenPortal['settings']): PriceChoice | undefined {
  const said = element.getAttribute('prices') ?? settings.attribute('prices')
  return priceChoices.find((choice) => choice === said)
}
