import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { offPaper } from '../parts/paper.styles'
import { ThemeRoot } from './ThemeRoot'

/** Paper has nothing that floats. */
export const Overlays = styled(ThemeRoot)`
  ${offPaper}
`

/** As wide as the screen and of no height, so that it is in nobody's way. */
export const Pinned = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${token.layer.overlay};
`
