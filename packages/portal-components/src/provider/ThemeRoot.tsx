import { themeStyles } from '@trade-portal/theme'
import type { ComponentPropsWithRef, ComponentType } from 'react'
import { styled } from 'styled-components'

/**
 * The root of the theme: it sets the font, colours and target sizes for everything inside. It has an explicit type,
 * because the inferred one names an internal file of styled-components.
 */
export const ThemeRoot: ComponentType<ComponentPropsWithRef<'div'>> = styled.div`
  ${themeStyles}
`
