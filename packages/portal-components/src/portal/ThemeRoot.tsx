import { themeStyles } from '@trade-portal/theme'
import { styled } from 'styled-components'

/** Where the theme begins: the font, the colours and the targets that everything inside inherits. */
export const ThemeRoot = styled.div`
  ${themeStyles}
`
