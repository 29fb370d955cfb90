import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useEffect } from 'react'
import type { ToolbarValues } from './toolbar'

type Shown = ToolbarValues['shown']

/** The selectors of a state: the browser's own, and the attributes React Aria writes on an element instead. */
const selectors: Record<Exclude<Shown, 'rest'>, RegExp> = {
  hovered: /:hover\b|\[data-hovered\]/g,
  pressed: /:(hover|active)\b|\[data-(hovered|pressed)\]/g,
  focused: /:focus(-visible|-within)?(?![\w-])|\[data-focus(ed|-visible|-within)\]/g,
}

/** Returns true for a sheet added by this file. */
const isShown = ({ ownerNode }: CSSStyleSheet) =>
  ownerNode instanceof HTMLElement && 'shown' in ownerNode.dataset

/** Matches every element, with the same specificity as the pseudo-class it replaces. */
const ALWAYS = ':not(.never)'

/** Copies the rules of a state so that they always apply, `a:hover` as `a:not(.never)`, in their order. */
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
      // A device without a pointer shows the hover styles too.
      const condition = rule.cssText
        .slice(0, rule.cssText.indexOf('{'))
        .replace('(hover: hover)', '(width >= 0)')
      return inner && `${condition} { ${inner} }`
    })
    .join('\n')
}

interface AlwaysShownProps {
  as: Exclude<Shown, 'rest'>
  /** Stories of several states share a page of the docs, whose own buttons are at rest. */
  isInDocs: boolean
  children: ReactNode
}

function AlwaysShown({ as, isInDocs, children }: AlwaysShownProps) {
  useEffect(() => {
    const style = document.createElement('style')
    style.dataset['shown'] = as
    document.head.append(style)
    let known = 0
    let frame = 0
    // Components insert their rules on first render, and a sheet has no event for it.
    const follow = () => {
      const sheets = [...document.styleSheets].filter((sheet) => !isShown(sheet) && !sheet.href)
      const count = sheets.reduce((sum, sheet) => sum + sheet.cssRules.length, 0)
      if (count !== known) {
        const rules = sheets.map((sheet) => rulesOf(sheet.cssRules, selectors[as])).join('\n')
        style.textContent = isInDocs ? `@scope ([data-shown-as='${as}']) { ${rules} }` : rules
      }
      known = count
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => {
      cancelAnimationFrame(frame)
      style.remove()
    }
  }, [as, isInDocs])

  return (
    <div data-shown-as={as} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}

/** Forces the hover, pressed or focus state on everything that has one, as chosen in the toolbar or the story. */
export const inShown: Decorator = (Story, { globals, viewMode }) => {
  const { shown } = globals as ToolbarValues
  if (shown === 'rest') return <Story />
  return (
    <AlwaysShown as={shown} isInDocs={viewMode === 'docs'}>
      <Story />
    </AlwaysShown>
  )
}
