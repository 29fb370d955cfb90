import { token } from '@trade-portal/theme'
import styled, { css } from 'styled-components'

const ROWS = 'list (min-width: 640px)'

const raised = css`
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background-color: ${token.color.surfaceRaised};
`

export const Page = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};
  min-inline-size: 0;
  color: ${token.color.text};
  font-family: ${token.font.family};
  font-size: ${token.font.size[16]};
  line-height: ${token.font.lineHeight.body};
  container: list / inline-size;
`

export const Head = styled.div`
  display: grid;
  gap: ${token.space[8]};
`

export const Muted = styled.p`
  margin: 0;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  font-variant-numeric: tabular-nums;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[12]};

  & > button {
    flex: 1 1 auto;
  }
  @container ${ROWS} {
    & > button {
      flex: 0 0 auto;
    }
  }
`

export const Table = styled.table`
  ${raised}
  display: block;
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;

  @container ${ROWS} {
    display: table;
  }
`

export const TableHead = styled.thead`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);

  & th {
    padding: ${token.space[12]} ${token.space[16]};
    color: ${token.color.textMuted};
    font-size: ${token.font.size[12]};
    font-weight: ${token.font.weight.bold};
    line-height: ${token.font.lineHeight.heading};
    text-align: start;
    white-space: nowrap;
  }
  @container ${ROWS} {
    position: static;
    display: table-header-group;
    clip-path: none;
  }
`

export const QuantityHead = styled.th`
  &&& {
    text-align: end;
  }
`

/** Named for whoever hears the table; the icons below say it to everyone else. */
export const RemoveHead = styled.th`
  &&& {
    color: transparent;
    user-select: none;
  }
`

export const TableBody = styled.tbody`
  display: block;

  @container ${ROWS} {
    display: table-row-group;
  }
`

/** A card: what it is, then how much, with the way to remove it beside. Far rows are laid out when they come near. */
export const Row = styled.tr`
  display: grid;
  grid-template:
    'description description remove' auto
    'sku quantity remove' auto
    / minmax(0, 1fr) auto auto;
  column-gap: ${token.space[4]};
  align-items: center;
  padding: ${token.space[12]} ${token.space[8]} ${token.space[12]} ${token.space[16]};
  font-size: ${token.font.size[16]};

  & > td {
    padding: 0;
    text-align: start;
  }
  & + & {
    border-block-start: 1px solid ${token.color.border};
  }
  &[aria-busy] {
    color: ${token.color.textMuted};
  }
  @container ${ROWS} {
    display: table-row;
    font-size: ${token.font.size[14]};

    & > td {
      padding: ${token.space[8]} ${token.space[16]};
      border-block-start: 1px solid ${token.color.border};
    }
    &:hover > td {
      background-color: color-mix(in srgb, ${token.color.surface} 60%, transparent);
    }
    &:last-child > :first-child {
      border-end-start-radius: ${token.radius.card};
    }
    &:last-child > :last-child {
      border-end-end-radius: ${token.radius.card};
    }
  }
`

export const PlaceholderRow = styled.div`
  display: flex;
  align-items: center;
  block-size: 52px;
  padding-inline: ${token.space[16]};

  & + & {
    border-block-start: 1px solid ${token.color.border};
  }
`

export const Sku = styled.td`
  grid-area: sku;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  overflow-wrap: anywhere;
`

export const Description = styled.td`
  grid-area: description;
  font-weight: ${token.font.weight.bold};
  overflow-wrap: anywhere;
`

const figure = css`
  font-weight: ${token.font.weight.bold};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

export const Quantity = styled.td`
  ${figure}
  display: inline;
  grid-area: quantity;

  @container ${ROWS} {
    &&& {
      display: table-cell;
      text-align: end;
    }
  }
`

export const Unit = styled.td`
  white-space: nowrap;
`

export const Remove = styled.td`
  grid-area: remove;

  @container ${ROWS} {
    inline-size: 1px;
  }
`
