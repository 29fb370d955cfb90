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
  display: block;
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;

  @container ${ROWS} {
    ${raised}
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
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[12]};

  @container ${ROWS} {
    display: table-row-group;
  }
`

/** A card: what it is, then how much, with the way to remove it beside. */
export const Row = styled.tr`
  ${raised}
  display: grid;
  grid-template:
    'description description description remove' auto
    'sku quantity unit remove' auto
    / minmax(0, 1fr) auto auto auto;
  column-gap: ${token.space[4]};
  align-items: center;
  padding: ${token.space[12]} ${token.space[16]};
  font-size: ${token.font.size[16]};

  & > td {
    padding: 0;
    text-align: start;
  }
  &[aria-busy] {
    color: ${token.color.textMuted};
  }
  @container ${ROWS} {
    display: table-row;
    border: 0;
    background: none;
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

export const Placeholder = styled.div`
  display: grid;
  gap: ${token.space[12]};

  @container ${ROWS} {
    ${raised}
    gap: 0;
  }
`

export const PlaceholderRow = styled.div`
  ${raised}
  display: flex;
  align-items: center;
  block-size: 74px;
  padding-inline: ${token.space[16]};

  @container ${ROWS} {
    block-size: 52px;
    border: 0;
    background: none;

    & + & {
      border-block-start: 1px solid ${token.color.border};
    }
  }
`

export const Sku = styled.td`
  grid-area: sku;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  overflow-wrap: anywhere;

  @container ${ROWS} {
    /* Room for a usual one in a line; a longer one still breaks. */
    min-inline-size: 140px;
    overflow-wrap: normal;
  }
`

export const Description = styled.td`
  grid-area: description;
  font-weight: ${token.font.weight.bold};
  overflow-wrap: anywhere;

  @container ${ROWS} {
    inline-size: 100%;
    font-weight: ${token.font.weight.medium};
  }
`

export const Quantity = styled.td`
  grid-area: quantity;
  font-weight: ${token.font.weight.bold};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  @container ${ROWS} {
    &&& {
      text-align: end;
    }
  }
`

export const Unit = styled.td`
  grid-area: unit;
  white-space: nowrap;
`

/** On a card, its icon stands on the margin. */
export const Remove = styled.td`
  grid-area: remove;
  margin-inline: ${token.space[8]} calc(${token.space[8]} * -1);

  @container ${ROWS} {
    inline-size: 1px;
  }
`
