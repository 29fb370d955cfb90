/**
 * Keeps an overlay that opens over another one alive in a shadow root. React Aria 3.53 stops watching for the first one what
 * comes into the document, but not what comes into the root, and would make the new one inert as a part of the page behind.
 * For as long as its observers look, a new one passes for what they spare.
 */
export function spareNewOverlays(container: HTMLElement): void {
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
  // Presses beside an overlay, which close it, would not count with it.
  setTimeout(() => delete node.dataset['reactAriaTopLayer'])
}
