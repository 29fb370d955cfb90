import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useEffect } from 'react'
import type { ToolbarValues } from './toolbar'

type Shown = ToolbarValues['shown']

/** The selectors that hold in a state: the browser's own, and what React Aria writes on an element instead. */
const selectors: Record<Exclude<Shown, 'rest'>, RegExp> = {
  hovered: /:hover\b|\[data-hovered\]/g,
  pressed: /:(hover|active)\b|\[data-(hovered|pressed)\]/g,
  focused: /:focus(-visible|-within)?(?![\w-])|\[data-focus(ed|-visible|-within)\]/g,
}

/** Holds of every element, and weighs as much as the state that it stands for. */
const ALWAYS = ':not(.never)'

/** Copies the rules of a state so that they hold everywhere, `a:hover` as `a:not(.never)`, in their order. */
function rulesOf(rules: CSSRuleList, state: RegExp): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSStyleRule) {
        const own = rule.style.cssText
        const nested = rulesOf(rule.cssRules, state)
        const selector = rule.selectorText.replaceAll(state, ALWAYS)
        if (selector === rule.selectorText) return nested && `${selector} { ${nested} }`
        return `${selector} { ${own} ${nested} }`
      }
      if (!(rule instanceof CSSGroupingRule)) return ''
      const inner = rulesOf(rule.cssRules, state)
      // A device without a pointer is to show what a pointer brings about, too.
      const condition = rule.cssText
        .slice(0, rule.cssText.indexOf('{'))
        .replace('(hover: hover)', '(width >= 0)')
      return inner && `${condition} { ${inner} }`
    })
    .join('\n')
}

function AlwaysShown({ as, children }: { as: Exclude<Shown, 'rest'>; children: ReactNode }) {
  useEffect(() => {
    const style = document.createElement('style')
    style.dataset['shown'] = as
    document.head.append(style)
    let known = 0
    let frame = 0
    // Components bring their rules when they are first drawn, of which a sheet tells nobody.
    const follow = () => {
      const sheets = [...document.styleSheets].filter((sheet) => sheet !== style.sheet && !sheet.href)
      const count = sheets.reduce((sum, sheet) => sum + sheet.cssRules.length, 0)
      if (count !== known)
        style.textContent = sheets.map((sheet) => rulesOf(sheet.cssRules, selectors[as])).join('\n')
      known = count
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => {
      cancelAnimationFrame(frame)
      style.remove()
    }
  }, [as])

  return children
}

/** Shows all that can be hovered, pressed or focused as if it were, for as long as the toolbar or the story says so. */
export const inShown: Decorator = (Story, { globals }) => {
  const { shown } = globals as ToolbarValues
  if (shown === 'rest') return <Story />
  return (
    <AlwaysShown as={shown}>
      <Story />
    </AlwaysShown>
  )
}
