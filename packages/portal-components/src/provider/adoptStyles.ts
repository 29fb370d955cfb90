import { pressableRule } from '../parts/ariaPatches/pressableRule'

const inRoots = new WeakMap<ShadowRoot, HTMLElement | ShadowRoot>()
const inPages = new WeakMap<Document, HTMLElement | null>()

/**
 * Gives the place for the rules of widgets in a shadow root: a sheet that the root adopts, which no policy of the page forbids, as it
 * may forbid elements of style.
 */
export function adoptStyles(root: ShadowRoot): HTMLElement | ShadowRoot {
  const known = inRoots.get(root)
  if (known) return known
  const target = canAdopt(root) ? adoptingTarget(root) : root
  inRoots.set(root, target)
  return target
}

/**
 * Gives such a place in the page itself, where its policy refuses elements of style; `undefined` where it takes them. A page is tried
 * once, since its browser reports what it refused.
 */
export function adoptRefusedStyles(): HTMLElement | undefined {
  if (typeof document === 'undefined' || !canAdopt(document)) return undefined
  const known = inPages.get(document)
  if (known !== undefined) return known ?? undefined
  const target = refusesStyles(document) ? adoptingTarget(document, `@layer { ${pressableRule} }`) : null
  inPages.set(document, target)
  return target ?? undefined
}

function canAdopt(root: Document | ShadowRoot): boolean {
  // A development build writes its rules as text, to be read in the browser's tools.
  return 'adoptedStyleSheets' in root && process.env.NODE_ENV === 'production'
}

function refusesStyles({ head }: Document): boolean {
  const style = document.createElement('style')
  const meta = head.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
  style.nonce = meta?.nonce || (meta?.content ?? '')
  head.append(style)
  const isRefused = style.sheet === null
  style.remove()
  return isRefused
}

/** Stands in for the element that a style is put into: what is put there writes to the adopted sheet. */
function adoptingTarget(root: Document | ShadowRoot, rule?: string): HTMLElement {
  const sheet = new CSSStyleSheet()
  if (rule) sheet.insertRule(rule)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  const target = document.createElement('div')
  target.insertBefore = (node) => Object.defineProperty(node, 'sheet', { value: sheet })
  return target
}
