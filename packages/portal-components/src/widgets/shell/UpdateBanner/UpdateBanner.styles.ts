import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { riseALittle } from '../../../parts/movements.styles'
import { offPaper } from '../../../parts/paper.styles'

/** Distance from the bottom of the screen: on phones above the bar with the cart's total. */
const FOOT = 'calc(88px + env(safe-area-inset-bottom, 0px))'

/** Floats, to avoid a layout shift during typing; on phones above the bar with the cart's total. */
export const Banner = styled.section`
  ${offPaper}
  position: fixed;
  inset-block-end: ${FOOT};
  inset-inline: ${token.space[16]};
  z-index: ${token.layer.notice};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[16]};
  max-inline-size: 520px;
  padding: ${token.space[12]} ${token.space[16]};
  box-sizing: border-box;
  border: 1px solid ${token.color.infoBorder};
  border-inline-start: 4px solid ${token.color.info};
  border-radius: ${token.radius.card};
  background: ${token.color.surfaceRaised};
  color: ${token.color.text};
  font: ${token.font.weight.medium} ${token.font.size[14]} / ${token.font.lineHeight.body}
    ${token.font.family};
  box-shadow: ${token.shadow.float};
  animation: ${riseALittle} ${token.motion.float} ${token.motion.easing};

  @media (min-width: 40em) {
    inset-block-end: ${token.space[24]};
    inset-inline: max(${token.space[24]}, env(safe-area-inset-left, 0px)) auto;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`

/**
 * Reserves space at the end of the page for the floating banner, with its height in `--banner`. A `:has()` rule for it
 * would make the browser recalculate the styles of all tables whenever anything opens.
 */
export const Room = styled.div`
  ${offPaper}
  block-size: calc(var(--banner) + ${FOOT} + ${token.space[16]});

  @media (min-width: 40em) {
    block-size: calc(var(--banner) + ${token.space[24]} * 2);
  }
`

export const Words = styled.span`
  flex: 1 1 12.5em;
  min-inline-size: 0;
`
