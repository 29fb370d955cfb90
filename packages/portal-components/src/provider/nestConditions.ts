import type { ComponentProps } from 'react'
import type { StyleSheetManager } from 'styled-components'

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number]
type Element = Parameters<Plugin>[0]
type Serialize = Parameters<Plugin>[3]

const CONDITIONS = new Set(['@media', '@container', '@supports'])
const PSEUDO_ELEMENT = /::[\w-]+(?:\([^)]*\))?$/

/**
 * Nests a condition in its rule: `.a{@media print{…}}` instead of `@media print{.a{…}}`. For an inserted rule a browser
 * recalculates only the styles of matching elements, and a new rule has none yet. For a rule that begins with a
 * condition it recalculates the whole page, again for each rule while the page renders.
 */
export const nestConditions: Plugin = (element, index, siblings, serialize) => {
  if (element.root || !CONDITIONS.has(element.type)) return
  const rules = rulesWithin(element, [], serialize)
  if (!rules) return
  // Later plugins take a declaration as it is, so the text is final.
  const [first, ...others] = rules.map((text) => ({ ...element, type: 'decl', value: text, return: text }))
  Object.assign(element, first ?? { type: 'comm', return: '' })
  siblings.splice(index + 1, 0, ...others)
}
// A build may rename the function, and class names depend on its name.
Object.defineProperty(nestConditions, 'name', { value: 'nestConditions' })

/** This browser supports nested rules. A prerendered page is for browsers that do. */
export const nestsConditions =
  typeof document === 'undefined' || (typeof CSS !== 'undefined' && CSS.supports('selector(&)'))

/** Returns the rules within a condition, one for each selector; `null` if it contains anything else. */
function rulesWithin(condition: Element, around: readonly string[], serialize: Serialize): string[] | null {
  const conditions = [...around, condition.value]
  const rules: string[] = []
  for (const child of condition.children as Element[]) {
    const found = CONDITIONS.has(child.type)
      ? rulesWithin(child, conditions, serialize)
      : child.type === 'rule' && rulesOf(child, conditions, serialize)
    if (!found) return null
    rules.push(...found)
  }
  return rules
}

function rulesOf(rule: Element, conditions: readonly string[], serialize: Serialize): string[] {
  const text = serialize(rule, 0, [rule], serialize)
  if (!text) return []
  const body = text.slice(text.indexOf('{') + 1, -1)
  return (rule.props as string[]).map((selector) => nest(selector, conditions, body))
}

function nest(selector: string, conditions: readonly string[], body: string): string {
  // `&` matches no pseudo-element.
  const [pseudo = ''] = PSEUDO_ELEMENT.exec(selector) ?? []
  const inner = pseudo && `&${pseudo}`
  const parts = [selector.slice(0, selector.length - pseudo.length), ...conditions, ...(inner ? [inner] : [])]
  return `${parts.join('{')}{${body}${'}'.repeat(parts.length)}`
}
