import { token } from './tokens'
import { derivedVariables, merchantVariables } from './variables'

/** Set by a theme root's own rule, according to the device's pointer. */
const ownOfRoot = '--trade-target'

const variables = [
  ...new Set([
    ...merchantVariables,
    ...derivedVariables,
    '--trade-color-scheme',
    ...JSON.stringify(token).match(/--trade-[\w-]+/g)!,
  ]),
].filter((variable) => variable !== ownOfRoot)

/**
 * Copies the theme of an element to another, brand and font included. Use it for floating elements: they are at the
 * end of the page, outside of the element with the brand.
 */
export function copyTheme(from: HTMLElement, to: HTMLElement): void {
  const computed = from.ownerDocument.defaultView?.getComputedStyle(from)
  if (!computed) return
  for (const variable of variables) {
    const value = computed.getPropertyValue(variable).trim()
    if (value === '') to.style.removeProperty(variable)
    else to.style.setProperty(variable, value)
  }
  to.style.fontFamily = computed.fontFamily
}
