import { pressableRule } from '../parts/ariaPatches/pressableRule'

const inRoots = new WeakMap<ShadowRoot, HTMLElement | ShadowRoot>()
const inPages = new WeakMap<Document, HTMLElement | null>()

/** Returns the target for rules in a shadow root: an adopted sheet, which no policy forbids, unlike `<style>`. */
export function adoptStyles(root: ShadowRoot): HTMLElement | ShadowRoot {
  const known = inRoots.get(root)
  if (known) return known
  const target = canAdopt(root) ? adoptingTarget(root) : root
  inRoots.set(root, target)
  return target
}

/**
 * Returns such a target for the page itself, if its policy refuses `<style>` elements; otherwise `undefined`. A page is
 * tried once, because its browser reports every refusal.
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
  // A development build writes its rules as text, to be readable in the browser's tools.
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

/** Creates a stand-in for the parent of a `<style>`. Rules inserted into its children go to the adopted sheet. */
function adoptingTarget(root: Document | ShadowRoot, rule?: string): HTMLElement {
  const sheet = new CSSStyleSheet()
  if (rule) sheet.insertRule(rule)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  const target = document.createElement('div')
  target.insertBefore = (node) => Object.defineProperty(node, 'sheet', { value: sheet })
  return target
}
