import { token } from '@trade-portal/theme'
import { css, styled } from 'styled-components'
import { pressMotion, tint } from '../../parts/field/control.styles'
import { control } from '../../parts/field/field.styles'
import { focusRing, ring } from '../../parts/focusRing.styles'

const head = css`
  color: ${token.color.textMuted};
  font-size: ${token.font.size[12]};
  font-weight: ${token.font.weight.medium};
  white-space: nowrap;
`

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  & thead th {
    ${head}
    padding: ${token.space[8]} ${token.space[4]};
    text-align: end;
    position: sticky;
    inset-block-start: calc(${token.space[4]} * -1);
    z-index: ${token.layer.sticky};
    background-color: ${token.color.surfaceRaised};
    box-shadow: inset 0 -1px ${token.color.border};
  }
  & th:first-child {
    text-align: start;
  }
  & tbody tr + tr {
    border-block-start: 1px solid ${token.color.border};
  }
  & tbody th,
  & tbody td {
    padding: ${token.space[12]} ${token.space[4]};
    font-weight: ${token.font.weight.medium};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & tbody td {
    text-align: end;
  }
  & tbody td [role='alert'] {
    /* As wide as its stepper, which stays in its column. */
    inline-size: 0;
    min-inline-size: 100%;
    text-align: start;
    white-space: normal;
  }
  & tbody th {
    font-weight: ${token.font.weight.bold};
  }
`

export const RowTotal = styled.td`
  font-variant-numeric: tabular-nums;
  text-align: end;

  &[data-zero] {
    color: ${token.color.textMuted};
  }
`

const columns = css`
  display: grid;
  grid-template-columns: minmax(72px, 1fr) minmax(64px, 1fr) minmax(56px, auto) ${token.target};
  gap: ${token.space[8]};
`

export const Columns = styled.div`
  ${columns}
  ${head}
  padding-block-end: ${token.space[8]};

  & > :nth-child(3) {
    text-align: end;
  }
`

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Row = styled.li`
  ${columns}
  align-items: center;
  padding-block: ${token.space[8]};
  border-block-start: 1px solid ${token.color.border};

  &:last-child {
    margin-block-end: ${token.space[8]};
  }
`

export const Input = styled.input`
  ${control}
  font-variant-numeric: tabular-nums;

  &:hover {
    border-color: ${token.color.textMuted};
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
  ${focusRing}
  ${pressMotion}
  display: grid;
  place-items: center;
  inline-size: ${token.target};
  block-size: ${token.target};
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${token.radius.control};
  background: transparent;
  color: ${token.color.textMuted};
  cursor: pointer;
  touch-action: manipulation;
  -webkit-tap-highlight-color: transparent;

  & svg {
    inline-size: 18px;
    block-size: 18px;
  }
  &:hover {
    background-color: ${tint.hovered};
    color: ${token.color.text};
  }
  &:active {
    background-color: ${tint.pressed};
  }
`

export const Unit = styled.span`
  color: ${token.color.textMuted};
`

export const Said = styled.p`
  grid-column: 1 / -1;
  margin: 0;
  color: ${token.color.caution};
  font-size: ${token.font.size[14]};
  font-weight: ${token.font.weight.medium};
  overflow-wrap: anywhere;
`

export const Skeletons = styled.div`
  position: relative;
`

export const SkeletonRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  block-size: 65px;
  border-block-start: 1px solid ${token.color.border};
`
