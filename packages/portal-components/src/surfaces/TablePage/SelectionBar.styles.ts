import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { offPaper } from '../../parts/paper.styles'
import { visuallyHidden } from '../../parts/VisuallyHidden'

const WIDE = '@container widget (min-width: 40em)'

/** On narrow containers it reaches from edge to edge, above the phone's own bar. */
export const Bar = styled.div`
  ${offPaper}
  order: 1;
  position: sticky;
  inset-block-end: 0;
  z-index: ${token.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[12]};
  margin-inline: calc(${token.space[16]} * -1);
  padding: ${token.space[8]} ${token.space[16]} calc(${token.space[12]} + env(safe-area-inset-bottom, 0px));
  border-block-start: 1px solid ${token.color.border};
  background-color: ${token.color.surfaceRaised};
  box-shadow: ${token.shadow.float};

  @media (max-height: 480px) {
    position: static;
  }
  ${WIDE} {
    margin-inline: 0;
    padding-block: ${token.space[12]};
    border: 1px solid ${token.color.border};
    border-radius: ${token.radius.card} ${token.radius.card} 0 0;
  }
  &&[data-empty] {
    ${visuallyHidden}
  }
`

export const Count = styled.p`
  flex: 1 1 0;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[12]};
  min-inline-size: min-content;
  margin: 0;
  font-variant-numeric: tabular-nums;
`

export const Aside = styled.span`
  color: ${token.color.textMuted};
`

/** On narrow containers the actions have a line of their own, as wide as it is. */
export const Actions = styled.div`
  flex: 1 0 100%;
  display: flex;
  gap: ${token.space[8]};

  & > :last-child {
    flex: 1 1 auto;
  }
  ${WIDE} {
    flex: 0 0 auto;
  }
`
