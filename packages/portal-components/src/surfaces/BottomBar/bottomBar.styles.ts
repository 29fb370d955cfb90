import { token } from '@trade-portal/theme'
import { css } from 'styled-components'
import { offPaper } from '../../parts/paper.styles'

/** A page's main actions, in sight at the bottom of a narrow container, above the phone's own bar. Paper has none. */
export const bottomBar = css`
  ${offPaper}
  position: sticky;
  inset-block-end: 0;
  z-index: ${token.layer.sticky};
  order: 1;
  gap: ${token.space[8]};
  margin-inline: calc(${token.space[16]} * -1);
  padding: ${token.space[12]} ${token.space[16]} calc(${token.space[12]} + env(safe-area-inset-bottom, 0px));
  border-block-start: 1px solid ${token.color.border};
  background-color: ${token.color.surfaceRaised};
`

/** Puts the bar's actions beside the title, where there is room. */
export const besideTitle = css`
  position: static;
  order: 0;
  flex: 0 0 auto;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
`
