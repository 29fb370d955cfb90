import {
  applyTheme,
  ownSchemeAttribute,
  paintedAttribute,
  withdrawTheme,
  type ThemeOptions,
  type ThemeReport,
} from './applyTheme'
import { lineage, schemeAttribute, schemeQueries } from './scheme'
import { parseRecord, recordVariable, type Written } from './writtenRecord'

export interface WatchThemeOptions extends ThemeOptions {
  /** Called after the first application, and after a later one that mends something else. */
  onReport?: (report: ThemeReport) => void
  /** Called after each application, such as to `copyTheme` to elements that float outside. */
  onApply?: () => void
}

const declaration = /(--trade-[\w-]+|color-scheme)\s*:/
const sheetAttributes = ['href', 'media', 'disabled', 'rel']

/**
 * Applies the theme now, and again before the next paint whenever the variables may have changed: the style, class or
 * data attributes of the element or its ancestors, a stylesheet, or the device's scheme and contrast.
 *
 * @returns a function that stops watching and removes the theme's variables.
 * @example
 * const stop = watchTheme(root, { onReport: (report) => describeReport(report).forEach((line) => console.warn(line)) })
 */
export function watchTheme(
  element: HTMLElement,
  { onReport, onApply, ...options }: WatchThemeOptions = {},
): () => void {
  const document = element.ownerDocument
  const view = document.defaultView
  const ancestors = lineage(element)
  let lastReport = ''
  let lastSeen = ''
  let isWaiting = false

  function apply() {
    isWaiting = [...document.querySelectorAll('link')].some((link) => isSheet(link) && !link.sheet)
    const report = applyTheme(element, options)
    // Skips the theme's own writes, which would otherwise start another round.
    lastSeen = seen()
    attributes.takeRecords()
    const said = JSON.stringify(report)
    if (said !== lastReport) onReport?.(report)
    lastReport = said
    onApply?.()
  }

  const seen = () => JSON.stringify(ancestors.map((one) => relevant(one, one === element)))

  const attributes = new MutationObserver(() => {
    if (seen() !== lastSeen) apply()
  })
  /** Changed links: their earlier sheet may have set a variable. */
  const changed = new WeakSet<Node>()
  const sheets = new MutationObserver((records) => {
    for (const { type, target } of records) if (type === 'attributes') changed.add(target)
    if (records.some(movesVariables)) apply()
  })
  const onLoad = ({ target }: Event) => {
    if (target instanceof Element && isSheet(target) && (changed.has(target) || mayMoveVariables(target)))
      apply()
  }
  // Loads of sheets in the document are observed; those in a shadow tree are not.
  const isInShadow = ancestors.some((one) => one.getRootNode() !== document)
  const onPageLoad = () => {
    if (isInShadow || isWaiting) apply()
  }

  apply()
  for (const one of ancestors) attributes.observe(one, { attributes: true })
  sheets.observe(document.head, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: sheetAttributes,
  })
  // A stylesheet's load does not bubble, but it can be captured.
  document.addEventListener('load', onLoad, true)
  view?.addEventListener('load', onPageLoad)
  const media =
    typeof view?.matchMedia === 'function' ? schemeQueries.map((query) => view.matchMedia(query)) : []
  for (const one of media) one.addEventListener('change', apply)

  return () => {
    attributes.disconnect()
    sheets.disconnect()
    document.removeEventListener('load', onLoad, true)
    view?.removeEventListener('load', onPageLoad)
    for (const one of media) one.removeEventListener('change', apply)
    withdrawTheme(element)
  }
}

/**
 * Lists the parts of an element's attributes that can change a variable; a scroll lock, say, cannot. Leaves out the
 * values that a theme wrote, so that two watchers of one element do not chase each other, but keeps that it wrote at
 * all.
 */
function relevant(one: Element, isSelf: boolean): string[] {
  const isOwnScheme = isSelf && one.hasAttribute(ownSchemeAttribute)
  const attributes = [...one.attributes]
    .filter(({ name }) => name === 'class' || name.startsWith('data-'))
    .filter(({ name }) => !(isOwnScheme && (name === schemeAttribute || name === ownSchemeAttribute)))
    .filter(({ name }) => name !== paintedAttribute)
    .map(({ name, value }) => `${name}=${value}`)
  if (!('style' in one)) return attributes
  const style = one.style as CSSStyleDeclaration
  const record = style.getPropertyValue(recordVariable)
  const written = new Map<string, Written>(parseRecord(record))
  const byHand = Array.from(style)
    .filter((name) => name.startsWith('--trade-') && name !== recordVariable)
    .map((name) => ({ name, value: style.getPropertyValue(name).trim() }))
    .filter(({ name, value }) => written.get(name)?.value !== value)
    .map(({ name, value }) => `${name}:${value}`)
  const ground = `${style.colorScheme} ${style.backgroundColor}`
  return [...attributes, ...byHand, ground, ...(record === '' ? [] : ['themed'])]
}

function movesVariables(record: MutationRecord): boolean {
  if (record.type === 'attributes') return record.target instanceof Element && isSheet(record.target)
  if (record.type === 'characterData') return declaration.test(record.target.textContent ?? '')
  // Libraries add rules to their own sheets all the time; only those that set a variable matter.
  const moves = (node: Node, isGone: boolean) =>
    node.nodeName === 'LINK'
      ? // An added link is empty at first, and its load is observed.
        isSheet(node as Element) && (isGone || (node as HTMLLinkElement).sheet !== null)
      : declaration.test(node.textContent ?? '')
  return (
    [...record.addedNodes].some((node) => moves(node, false)) ||
    [...record.removedNodes].some((node) => moves(node, true))
  )
}

/** Returns whether a loaded stylesheet sets a variable, or may do so when it cannot be read. */
function mayMoveVariables(element: Element): boolean {
  const { sheet } = element as HTMLLinkElement | HTMLStyleElement
  try {
    return [...(sheet?.cssRules ?? [])].some(
      ({ cssText }) => /^@import/.test(cssText) || declaration.test(cssText),
    )
  } catch {
    // Another origin's.
    return true
  }
}

function isSheet(element: Element): boolean {
  return (
    element.nodeName === 'STYLE' ||
    (element.nodeName === 'LINK' && /stylesheet/.test(element.getAttribute('rel') ?? ''))
  )
}
