/** Marks the page's own content of a filled piece. It stays inside the element, so that a copy has it as well. */
export const OWN_CONTENT = 'data-trade-own'

/** Shows the page's own content again, also in a copy of a filled piece. */
export function emptyPiece(element: HTMLElement): void {
  const own = element.querySelector<HTMLTemplateElement>(`:scope > template[${OWN_CONTENT}]`)
  if (!own) return
  const template = templateOf(element)
  element.replaceChildren(...(template ? [template] : []), own.content)
}

/** Returns a piece's template. */
export function templateOf(element: HTMLElement): HTMLTemplateElement | null {
  return element.querySelector<HTMLTemplateElement>(`:scope > template:not([${OWN_CONTENT}])`)
}
