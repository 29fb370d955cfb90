import { themeStyles } from '@trade-portal/theme'
import { styled } from 'styled-components'

/** The root of the theme: it sets the font, colours and targets that everything inside inherits. */
export const ThemeRoot = styled.div`
  ${themeStyles}
`
