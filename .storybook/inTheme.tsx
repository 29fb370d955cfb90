import type { Decorator } from '@storybook/react-vite'
import { applyTheme, themeStyles, token } from '@trade-portal/theme'
import { type ReactNode, useLayoutEffect } from 'react'
import cascade from '../apps/portal/merchants/cascade/config/theme.css?raw'
import ironbark from '../apps/portal/public/config/theme.css?raw'

const sheets = { ironbark, cascade }

interface ThemedProps {
  merchant: keyof typeof sheets
  scheme: 'light' | 'dark' | 'contrast'
  direction: 'ltr' | 'rtl'
  children: ReactNode
}

/** Brands the whole page, as a portal's page is: what opens over it stands outside the story's own element. */
function Themed({ merchant, scheme, direction, children }: ThemedProps) {
  useLayoutEffect(() => {
    const sheet = document.createElement('style')
    sheet.textContent = `${sheets[merchant]}\nbody { ${themeStyles} background: ${token.color.surface}; }`
    document.head.append(sheet)
    document.documentElement.dir = direction
    applyTheme(document.documentElement, { scheme })
    return () => sheet.remove()
  }, [merchant, scheme, direction])

  return children
}

/** Shows a story in the merchant's theme and the scheme that the toolbar says; a story of one merchant keeps to it. */
export const inTheme: Decorator = (Story, { globals, parameters }) => {
  const { merchant } = (parameters.sandbox ?? {}) as { merchant?: ThemedProps['merchant'] }
  return (
    <Themed merchant={merchant ?? globals.merchant} scheme={globals.scheme} direction={globals.direction}>
      <Story />
    </Themed>
  )
}
