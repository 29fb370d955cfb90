import { token } from './tokens'
import { derivedVariables, merchantVariables } from './variables'

/** A theme root's rule says this one by the device's pointer. */
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
 * Gives an element the theme that another one has, brand and font included. Use it for what floats: it stands at the end
 * of the page, outside of whatever a brand was set on.
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
