import type { Product } from '@trade-portal/fluid-sdk'
import { fillMarks } from './fillMarks'
import type { PieceValues } from './pieceValues'

/** The page's own content of a piece, while its template is shown in its stead. */
const fallbacks = new WeakMap<HTMLElement, DocumentFragment>()

/**
 * Shows a piece's template, filled with text alone, in the place of the page's own content. A piece that is filled already
 * keeps its nodes.
 */
export function fillPiece(element: HTMLElement, product: Product, values: PieceValues): void {
  if (!fallbacks.has(element) && !showTemplate(element)) return
  fillMarks(element, product, values)
}

/** Shows the page's own content again. */
export function emptyPiece(element: HTMLElement): void {
  const fallback = fallbacks.get(element)
  if (!fallback) return
  fallbacks.delete(element)
  const template = templateOf(element)
  element.replaceChildren(...(template ? [template] : []), fallback)
}

function templateOf(element: HTMLElement): HTMLTemplateElement | null {
  return element.querySelector<HTMLTemplateElement>(':scope > template')
}

function showTemplate(element: HTMLElement): boolean {
  const template = templateOf(element)
  if (!template) return false
  const fallback = document.createDocumentFragment()
  for (const node of [...element.childNodes]) if (node !== template) fallback.append(node)
  fallbacks.set(element, fallback)
  element.append(document.importNode(template.content, true))
  return true
}
