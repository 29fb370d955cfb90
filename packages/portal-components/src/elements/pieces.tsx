import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { PortalProvider } from '../provider/PortalProvider'
import { openPortal } from './openPortal'
import type { OpenPortal } from './openPortal'
import type { PortalSettings } from './pageSettings'
import { placeholderSheet } from './placeholder'
import { placesOf } from './placesOf'
import { PieceList } from './PieceList'

/** The pieces of a portal, rendered by one invisible React root. */
interface Pieces {
  shown: Map<HTMLElement, number>
  draw: () => void
}

let nextKey = 0

const known = new WeakMap<OpenPortal, Pieces>()

/** Fills a `<trade-product>`, and keeps it filled. @returns a function that stops it. */
export async function showPiece(element: HTMLElement, settings: PortalSettings): Promise<() => void> {
  const portal = await openPortal(settings)
  const pieces = known.get(portal) ?? createPieces(portal)
  known.set(portal, pieces)
  pieces.shown.set(element, pieces.shown.get(element) ?? nextKey++)
  pieces.draw()
  return () => {
    pieces.shown.delete(element)
    pieces.draw()
  }
}

function createPieces(portal: OpenPortal): Pieces {
  const host = document.body.appendChild(document.createElement('div'))
  const shadowRoot = host.attachShadow({ mode: 'open' })
  shadowRoot.adoptedStyleSheets = [placeholderSheet()]
  const frame = shadowRoot.appendChild(document.createElement('div'))
  frame.className = 'root'
  const root: Root = createRoot(frame)
  const shown = new Map<HTMLElement, number>()
  const { hrefFor } = placesOf(host, portal.settings)
  const draw = () =>
    root.render(
      <PortalProvider
        client={portal.client}
        hrefFor={hrefFor}
        shadowRoot={shadowRoot}
        words={portal.settings.property('words')}
      >
        <PieceList pieces={[...shown].map(([element, key]) => ({ element, key }))} />
      </PortalProvider>,
    )
  portal.subscribe(draw)
  return { shown, draw }
}
