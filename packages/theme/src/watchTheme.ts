import { applyTheme, withdrawTheme, type ThemeOptions, type ThemeReport } from './applyTheme'
import { lineage, schemeQueries } from './scheme'

export interface WatchThemeOptions extends ThemeOptions {
  /** Called after the first application, and after a later one that mends something else. */
  onReport?: (report: ThemeReport) => void
}

const declaration = /--trade-[\w-]+\s*:/
const sheetAttributes = ['href', 'media', 'disabled', 'rel']

/**
 * Applies the theme now, and again before the next paint whenever the variables may have changed: the style, class or
 * data attributes of the element or of what it stands in, a stylesheet, or the device's scheme and contrast.
 *
 * @returns a function that stops watching and takes the theme's variables back.
 * @example
 * const stop = watchTheme(root, { onReport: (report) => describeReport(report).forEach((line) => console.warn(line)) })
 */
export function watchTheme(
  element: HTMLElement,
  { onReport, ...options }: WatchThemeOptions = {},
): () => void {
  const document = element.ownerDocument
  const view = document.defaultView
  const ancestors = lineage(element)
  let lastReport = ''
  let lastSeen = ''

  function apply() {
    const report = applyTheme(element, options)
    // What the theme itself has just written is no change.
    lastSeen = seen()
    attributes.takeRecords()
    const said = JSON.stringify(report)
    if (said !== lastReport) onReport?.(report)
    lastReport = said
  }

  /** The parts of the attributes that can move a variable; a scroll lock on the page's root, say, cannot. */
  function seen(): string {
    return JSON.stringify(ancestors.map((one) => [...one.attributes].map(relevant).filter(Boolean)))
  }

  const attributes = new MutationObserver(() => {
    if (seen() !== lastSeen) apply()
  })
  const sheets = new MutationObserver((records) => {
    if (records.some(movesVariables)) apply()
  })
  const onLoad = (event: Event) => {
    if (event.target instanceof Element && isSheet(event.target)) apply()
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
  view?.addEventListener('load', apply)
  const media =
    typeof view?.matchMedia === 'function' ? schemeQueries.map((query) => view.matchMedia(query)) : []
  for (const one of media) one.addEventListener('change', apply)

  return () => {
    attributes.disconnect()
    sheets.disconnect()
    document.removeEventListener('load', onLoad, true)
    view?.removeEventListener('load', apply)
    for (const one of media) one.removeEventListener('change', apply)
    withdrawTheme(element)
  }
}

function relevant({ name, value }: Attr): string {
  if (name === 'class' || name.startsWith('data-')) return `${name}=${value}`
  if (name !== 'style') return ''
  return value
    .split(';')
    .filter((one) => declaration.test(one))
    .join(';')
}

function movesVariables(record: MutationRecord): boolean {
  if (record.type === 'attributes') return record.target instanceof Element && isSheet(record.target)
  if (record.type === 'characterData') return declaration.test(record.target.textContent ?? '')
  // Libraries add rules of their own to a sheet all the time; only those that set a variable matter.
  return [...record.addedNodes, ...record.removedNodes].some((node) =>
    node.nodeName === 'LINK' ? isSheet(node as Element) : declaration.test(node.textContent ?? ''),
  )
}

function isSheet(element: Element): boolean {
  return (
    element.nodeName === 'STYLE' ||
    (element.nodeName === 'LINK' && /stylesheet/.test(element.getAttribute('rel') ?? ''))
  )
}
