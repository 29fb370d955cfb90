const targets = new WeakMap<ShadowRoot, HTMLElement | ShadowRoot>()

/**
 * Gives the place for the rules of widgets in a shadow root: a sheet that the root adopts, which no policy of the page forbids, as it
 * may forbid elements of style.
 */
export function adoptStyles(root: ShadowRoot): HTMLElement | ShadowRoot {
  const known = targets.get(root)
  if (known) return known
  const target = canAdopt(root) ? adoptingTarget(root) : root
  targets.set(root, target)
  return target
}

function canAdopt(root: ShadowRoot): boolean {
  // A development build writes its rules as text, to be read in the browser's tools.
  return 'adoptedStyleSheets' in root && process.env.NODE_ENV === 'production'
}

/** Stands in for the element that a style is put into: what is put there writes to the adopted sheet. */
function adoptingTarget(root: ShadowRoot): HTMLElement {
  const sheet = new CSSStyleSheet()
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  const target = document.createElement('div')
  target.insertBefore = (node) => Object.defineProperty(node, 'sheet', { value: sheet })
  return target
}
