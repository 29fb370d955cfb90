/**
 * Props of an element that must stay interactive while a modal is open, such as a live region. React Aria makes
 * everything else outside a modal inert or `aria-hidden`. The attribute is not documented.
 */
export const topLayer = { 'data-react-aria-top-layer': 'true' } as const

/**
 * Keeps an overlay interactive that opens over another one in a shadow root. React Aria 3.53 stops observing the
 * document for the first overlay, but not the shadow root, and makes the new one inert as part of the background. The
 * new one is marked as a top layer element until the observers have run.
 */
export function keepOverlaysInteractive(container: HTMLElement): void {
  const { appendChild, insertBefore } = container
  container.appendChild = (node) => {
    spare(node)
    return appendChild.call(container, node) as typeof node
  }
  container.insertBefore = (node, next) => {
    spare(node)
    return insertBefore.call(container, node, next) as typeof node
  }
}

function spare(node: Node) {
  if (!(node instanceof HTMLElement)) return
  node.dataset['reactAriaTopLayer'] = ''
  // With the attribute, presses outside the overlay would not close it.
  setTimeout(() => delete node.dataset['reactAriaTopLayer'])
}
