import type { Product } from '@trade-portal/fluid-sdk'
import { OWN_CONTENT, templateOf } from './emptyPiece'
import { fillMarks } from './fillMarks'
import type { PieceValues } from './pieceValues'

/**
 * Shows a piece's template, filled with text alone, in the place of the page's own content. A piece that is filled already
 * keeps its nodes.
 */
export function fillPiece(element: HTMLElement, product: Product, values: PieceValues): void {
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
