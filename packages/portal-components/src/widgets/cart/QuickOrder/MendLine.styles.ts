import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { pressMotion, tint, type } from '../../../parts/field/control.styles'
import { focusRing } from '../../../parts/focusRing.styles'
import { offPaper } from '../../../parts/paper.styles'

const ROWS = 'widget (min-width: 40em)'

export const Mend = styled.div`
  ${offPaper}
  grid-area: mend;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[12]};
  min-inline-size: 0;
  padding-block-start: ${token.space[8]};
  padding-inline-end: ${token.space[8]};

  @container ${ROWS} {
    padding: 0 ${token.space[8]} ${token.space[12]} 0;
  }
`

export const Say = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

export const Find = styled.div`
  flex: 0 1 17.5em;
  min-inline-size: min(220px, 100%);
`

export const Chips = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  gap: ${token.space[8]};
  min-inline-size: 0;
`

export const Chip = styled.button`
  ${type}
  ${pressMotion}
  ${focusRing}
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  max-inline-size: 100%;
  min-block-size: ${token.target};
  padding: ${token.space[4]} ${token.space[12]} ${token.space[4]} ${token.space[8]};
  border: 1px solid ${token.color.borderStrong};
  border-radius: calc(${token.radius.modal} * 1.5);
  background-color: ${token.color.surfaceRaised};
  color: ${token.color.text};
  text-align: start;
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      border-color: ${token.color.text};
    }
  }
  &:active {
    background-color: color-mix(in srgb, ${tint.pressed}, ${token.color.surfaceRaised});
  }
  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`

export const Dot = styled.span`
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.pill};
`

export const ChipPrice = styled.span`
  flex: none;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
