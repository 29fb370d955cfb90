import { token } from '@trade-portal/theme'
import { css, styled } from 'styled-components'
import { bareButton } from '../../parts/plainElements.styles'
import { pressMotion, tint } from '../../parts/field/control.styles'
import { control } from '../../parts/field/field.styles'
import { focusRing, ring } from '../../parts/focusRing.styles'
import { bleed, heads, lit, TIGHT, totalWidth, underTop } from './tallyRows.styles'

const columns = css`
  display: grid;
  grid-template-columns: minmax(56px, 1fr) minmax(56px, 1fr) ${totalWidth} ${token.target};
  gap: 0 ${token.space[8]};

  @container ${TIGHT} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 54px ${token.target};
    column-gap: ${token.space[4]};
  }
`

export const TypedColumns = styled.div`
  ${heads}
  ${columns}
  text-align: end;
`

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Row = styled.li`
  ${lit}
  ${bleed}
  ${columns}
  align-items: center;
  padding-block: 3px;
  min-block-size: 52px;
  box-sizing: border-box;

  & + & {
    border-block-start: 1px solid ${token.color.border};
  }
  &[data-lit] > :nth-child(3) {
    font-weight: ${token.font.weight.bold};
  }
  &:last-child {
    margin-block-end: ${token.space[12]};
    border-block-end: 1px solid ${token.color.border};
  }
`

export const RowTotal = styled.span`
  font-variant-numeric: tabular-nums;
  text-align: end;

  &[data-zero] {
    color: ${token.color.textMuted};
  }
`

export const Input = styled.input`
  ${control}
  ${underTop}
  font-variant-numeric: tabular-nums;
  text-align: end;

  @media (hover: hover) {
    &:hover {
      border-color: ${token.color.textMuted};
    }
  }
  &:focus {
    ${ring}
  }
  &[data-said] {
    border-color: ${token.color.caution};
  }
`

/** Plain: a library's button is drawn anew with every key, and there is one in each of hundreds of rows. */
export const Delete = styled.button`
  ${bareButton}
  ${focusRing}
  ${pressMotion}
  display: grid;
  place-items: center;
  inline-size: ${token.target};
  block-size: ${token.target};
  border-radius: ${token.radius.control};
  color: ${token.color.textMuted};
  cursor: pointer;
  touch-action: manipulation;
  -webkit-tap-highlight-color: transparent;

  & svg {
    inline-size: 18px;
    block-size: 18px;
  }
  @media (hover: hover) {
    &:hover {
      background-color: ${tint.hovered};
      color: ${token.color.text};
    }
  }
  &:active {
    background-color: ${tint.pressed};
  }
`

export const Said = styled.p`
  grid-column: 1 / -1;
  margin: 0;
  color: ${token.color.caution};
  font-size: ${token.font.size[14]};
  font-weight: ${token.font.weight.medium};
  overflow-wrap: anywhere;
`
