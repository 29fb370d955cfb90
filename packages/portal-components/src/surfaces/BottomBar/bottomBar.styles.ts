import { token } from '@trade-portal/theme'
import { css } from 'styled-components'
import { offPaper } from '../../parts/paper.styles'

/**
 * Sticks to the bottom of a narrow container, above the phone's own bar. It extends over the gutters on either side and
 * below, which `reachEdges` measures.
 */
export const stickyBar = css`
  position: sticky;
  inset-block-end: 0;
  z-index: ${token.layer.sticky};
  order: 1;
  gap: ${token.space[8]};
  margin-left: calc(var(--gutter-left, 0px) * -1);
  margin-right: calc(var(--gutter-right, 0px) * -1);
  margin-block-end: calc(var(--gutter-end, 0px) * -1);
  padding: ${token.space[12]} max(${token.space[16]}, var(--gutter-right, 0px))
    calc(${token.space[12]} + env(safe-area-inset-bottom, 0px))
    max(${token.space[16]}, var(--gutter-left, 0px));
  border-block-start: 1px solid ${token.color.border};
  background-color: ${token.color.surfaceRaised};

  @media (max-height: 480px) {
    position: static;
  }
`

/** A bar with a page's main actions, left out in print. */
export const bottomBar = css`
  ${offPaper}
  ${stickyBar}
`

/** Moves the bar's actions beside the title, where there is room. */
export const besideTitle = css`
  position: static;
  order: 0;
  flex: 0 0 auto;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
`
