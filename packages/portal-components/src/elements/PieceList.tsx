import type { CataloguePlace, Product } from '@trade-portal/fluid-sdk'
import { useEffect } from 'react'
import { pieceQuery, placeQuery } from '../data/catalogue/pieceQuery'
import { useRead } from '../data/useRead'
import { usePortal } from '../context/PortalContext'
import { InCartSums, useInCart } from '../surfaces/InCart/InCartSums'
import { emptyPiece, OWN_CONTENT, templateOf } from './emptyPiece'
import { pieceValues } from './pieceValues'
import { fillMarks } from './fillMarks'
import type { PieceValues } from './pieceValues'

/** An element of the page that shows a product. */
export interface PieceElement {
  key: number
  element: HTMLElement
}

/** Keeps pieces of the page filled with their products. It renders no HTML itself. */
export function PieceList({ pieces }: { pieces: readonly PieceElement[] }) {
  return (
    <InCartSums>
      {pieces.map(({ key, element }) => (
        <Piece key={key} element={element} />
      ))}
    </InCartSums>
  )
}

function Piece({ element }: { element: HTMLElement }) {
  const portal = usePortal()
  const productId = element.getAttribute('product') ?? ''
  const place = placeOf(element)
  const isNamed = productId !== ''
  const alone = useRead(pieceQuery(portal.client, productId), { isEnabled: isNamed && !place })
  const listed = useRead(placeQuery(portal.client, place ?? {}), { isEnabled: isNamed && place !== null })
  const product = place ? listed.data?.find(({ id }) => id === productId) : alone.data
  const inCart = useInCart(productId)
  useEffect(() => {
    if (product) fillPiece(element, product, pieceValues(product, inCart, portal))
    else emptyPiece(element)
  })
  useEffect(() => () => emptyPiece(element), [element])
  return null
}

/** Returns the product's place in the catalogue from the page's attributes, or `null`. */
function placeOf(element: HTMLElement): CataloguePlace | null {
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
