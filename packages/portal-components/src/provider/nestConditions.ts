import type { ComponentProps } from 'react'
import type { StyleSheetManager } from 'styled-components'

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number]
type Element = Parameters<Plugin>[0]
type Serialize = Parameters<Plugin>[3]

const CONDITIONS = new Set(['@media', '@container', '@supports'])
const PSEUDO_ELEMENT = /::[\w-]+(?:\([^)]*\))?$/

/**
 * Writes a condition into the rule that it is about: `.a{@media print{…}}` in place of `@media print{.a{…}}`. A browser that
 * is handed a rule works out the styles of the elements that it matches, of which a page has none yet; with one that
 * begins with a condition it gives that up and works out the whole page anew, again and again while the next is drawn.
 */
export const nestConditions: Plugin = (element, index, siblings, serialize) => {
  if (element.root || !CONDITIONS.has(element.type)) return
  const rules = rulesWithin(element, [], serialize)
  if (!rules) return
  // Written out already: what comes behind takes a declaration as it is.
  const [first, ...others] = rules.map((text) => ({ ...element, type: 'decl', value: text, return: text }))
  Object.assign(element, first ?? { type: 'comm', return: '' })
  siblings.splice(index + 1, 0, ...others)
}
// A build may give it another one, and class names are made with it.
Object.defineProperty(nestConditions, 'name', { value: 'nestConditions' })

/** Tells whether this browser reads such rules. A page that is drawn ahead of any is for those that do. */
export const nestsConditions =
  typeof document === 'undefined' || (typeof CSS !== 'undefined' && CSS.supports('selector(&)'))

/** The rules within a condition, one for each selector; `null` where something else stands there too. */
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
  // `&` stands for no pseudo-element.
  const [pseudo = ''] = PSEUDO_ELEMENT.exec(selector) ?? []
  const inner = pseudo && `&${pseudo}`
  const parts = [selector.slice(0, selector.length - pseudo.length), ...conditions, ...(inner ? [inner] : [])]
  return `${parts.join('{')}{${body}${'}'.repeat(parts.length)}`
}
