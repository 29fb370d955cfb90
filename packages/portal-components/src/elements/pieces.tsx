import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import type { CataloguePath, Product } from '@trade-portal/fluid-sdk'
import { useEffect } from 'react'
import { PortalProvider } from '../provider/PortalProvider'
import { openPortal } from './openPortal'
import type { OpenPortal } from './openPortal'
import type { PortalSettings } from './pageSettings'
import { placeholderSheet } from './placeholder'
import { routesOf } from './routesOf'
import { pieceQuery, cataloguePathQuery } from '../data/catalogue/pieceQuery'
import { useRead } from '../data/useRead'
import { usePortal } from '../context/PortalContext'
import { InCartSums, useInCart } from '../surfaces/InCart/InCartSums'
import { emptyPiece, OWN_CONTENT, templateOf } from './emptyPiece'
import { pieceValues, fillMarks } from './pieceValues'
import type { PieceValues } from './pieceValues'

/** The pieces of a portal, rendered by one invisible React root. */
interface Pieces {
  /** The key of each filled element. */
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
  const { hrefFor } = routesOf(host, portal.settings)
  const draw = () =>
    root.render(
      <PortalProvider
        client={portal.client}
        hrefFor={hrefFor}
        shadowRoot={shadowRoot}
        words={portal.settings.property('words')}
      >
        <InCartSums>
          {[...shown].map(([element, key]) => (
            <Piece key={key} element={element} />
          ))}
        </InCartSums>
      </PortalProvider>,
    )
  portal.subscribe(draw)
  return { shown, draw }
}

/** Keeps a piece of the page filled with its product. It renders no HTML itself. */
function Piece({ element }: { element: HTMLElement }) {
  const portal = usePortal()
  const productId = element.getAttribute('product') ?? ''
  const cataloguePath = attributesPath(element)
  const isNamed = productId !== ''
  const alone = useRead(pieceQuery(portal.client, productId), { isEnabled: isNamed && !cataloguePath })
  const listed = useRead(cataloguePathQuery(portal.client, cataloguePath ?? {}), {
    isEnabled: isNamed && cataloguePath !== null,
  })
  const product = cataloguePath ? listed.data?.find(({ id }) => id === productId) : alone.data
  const inCart = useInCart(productId)
  useEffect(() => {
    if (product) fillPiece(element, product, pieceValues(product, inCart, portal))
    else emptyPiece(element)
  })
  useEffect(() => () => emptyPiece(element), [element])
  return null
}

/** Returns the product's place in the catalogue from the page's attributes, or `null`. */
function attributesPath(element: HTMLElement): CataloguePath | null {
  const [categoryId, typeId, classId] = ['category', 'type', 'class-id'].map((name) =>
    element.getAttribute(name),
  )
  if (!categoryId) return null
  return { categoryId, ...(typeId && { typeId }), ...(classId && { classId }) }
}

/** Replaces the page's own content by the piece's template, filled with text alone. A filled piece keeps its nodes. */
function fillPiece(element: HTMLElement, product: Product, values: PieceValues): void {
  const isFilled = element.querySelector(`:scope > template[${OWN_CONTENT}]`) !== null
  if (isFilled || showTemplate(element)) fillMarks(element, product, values)
}

function showTemplate(element: HTMLElement): boolean {
  const template = templateOf(element)
  if (!template) return false
  const own = document.createElement('template')
  own.setAttribute(OWN_CONTENT, '')
  for (const node of [...element.childNodes]) if (node !== template) own.content.append(node)
  element.append(own, document.importNode(template.content, true))
  return true
}
