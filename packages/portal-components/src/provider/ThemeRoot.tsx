import { themeStyles } from '@trade-portal/theme'
import type { ComponentPropsWithRef, ComponentType } from 'react'
import { styled } from 'styled-components'

/**
 * The root of the theme: it sets the font, colours and targets that everything inside inherits. Its type is written, as
 * the one that follows names a file that styled-components keeps to itself.
 */
export const ThemeRoot: ComponentType<ComponentPropsWithRef<'div'>> = styled.div`
  ${themeStyles}
`
