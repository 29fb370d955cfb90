import type { Decorator } from '@storybook/react-vite'
import { applyTheme, themeStyles, token } from '@trade-portal/theme'
import { type ReactNode, useLayoutEffect } from 'react'
import cascade from '../apps/portal/merchants/cascade/config/theme.css?raw'
import ironbark from '../apps/portal/public/config/theme.css?raw'
import { type ToolbarValues, variablesOf } from './toolbar'

const sheets = { ironbark, cascade }

interface ThemedProps {
  values: ToolbarValues
  children: ReactNode
}

/** Brands the whole page, as a portal does, because overlays open outside the story's element. */
function Themed({ values, children }: ThemedProps) {
  const { merchant, scheme, contrast, density, textSize, direction } = values
  useLayoutEffect(() => {
    const root = document.documentElement
    const sheet = document.createElement('style')
    // On a page of the docs each story is in a box, and the page around it does not belong to the portal.
    sheet.textContent = `${sheets[merchant]}
      body { ${themeStyles} background: ${token.color.surface}; }
      .docs-story { background: ${token.color.surface}; }`
    document.head.append(sheet)
    root.dir = direction
    for (const [name, value] of Object.entries(variablesOf({ density, textSize }))) {
      root.style.setProperty(name, value)
    }
    applyTheme(root, { scheme: schemeOf({ scheme, contrast }) })
    return () => sheet.remove()
  }, [merchant, scheme, contrast, density, textSize, direction])

  return children
}

/** Returns the portal's colour scheme for the toolbar's values. High contrast has a single scheme, which is light. */
export const schemeOf = ({ scheme, contrast }: Pick<ToolbarValues, 'scheme' | 'contrast'>) =>
  contrast === 'high' ? 'contrast' : scheme

/** Shows a story in the theme chosen in the toolbar. A story written for one merchant always uses that merchant's theme. */
export const inTheme: Decorator = (Story, { globals, parameters }) => {
  const { merchant } = (parameters['sandbox'] ?? {}) as Partial<ToolbarValues>
  const values = globals as ToolbarValues
  return (
    <Themed values={{ ...values, merchant: merchant ?? values.merchant }}>
      <Story />
    </Themed>
  )
}
