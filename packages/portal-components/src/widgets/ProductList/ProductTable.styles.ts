import { token } from '@trade-portal/theme'
import styled, { css } from 'styled-components'
import { name, sku } from './productText.styles'

const muted = css`
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  font-variant-numeric: tabular-nums;
`

const raised = css`
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background-color: ${token.color.surfaceRaised};
`

export const Table = styled.table`
  display: block;
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;

  @container listing (min-width: 640px) {
    ${raised}
    display: table;
  }
`

export const Head = styled.thead`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);

  & th {
    padding: ${token.space[12]};
    color: ${token.color.textMuted};
    font-size: ${token.font.size[12]};
    font-weight: ${token.font.weight.bold};
    line-height: ${token.font.lineHeight.heading};
    text-align: start;
    white-space: nowrap;
  }

  @container listing (min-width: 640px) {
    position: static;
    display: table-header-group;
    clip-path: none;
  }
`

export const PriceHead = styled.th`
  &&& {
    text-align: end;
  }
`

export const AddHead = styled.th`
  &&& {
    inline-size: 236px;
    color: transparent;
    user-select: none;
  }
`

export const Body = styled.tbody`
  display: grid;
  gap: ${token.space[12]};

  @container listing (min-width: 640px) {
    display: table-row-group;
  }
`

export const Row = styled.tr`
  ${raised}
  display: grid;
  grid-template-columns: 84px auto minmax(0, 1fr);
  gap: ${token.space[4]} ${token.space[12]};
  padding: ${token.space[12]};

  & > * {
    grid-column: 2 / -1;
    padding: 0;
  }

  @container listing (min-width: 640px) {
    display: table-row;
    border: 0;
    background: none;

    & > * {
      padding: ${token.space[12]};
      border-block-start: 1px solid ${token.color.border};
      vertical-align: middle;
    }
    &:hover > * {
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

export const PictureCell = styled.td`
  && {
    grid-area: 1 / 1 / span 4;
  }
  cursor: pointer;

  @container listing (min-width: 640px) {
    inline-size: 68px;
  }
`

export const NameCell = styled.th`
  font-weight: inherit;
  text-align: start;
  min-inline-size: 0;
`

export const Name = styled.button`
  ${name}

  @container listing (min-width: 640px) {
    font-size: ${token.font.size[14]};
  }
`

export const Sku = styled.div`
  ${sku}

  @container listing (min-width: 640px) {
    font-size: ${token.font.size[12]};
  }
`

export const PriceCell = styled.td`
  ${muted}

  && {
    grid-column: auto;
  }
  @container listing (min-width: 640px) {
    min-inline-size: 72px;
    text-align: end;
  }
`

/** On wide containers the column's head says it. */
export const PriceLabel = styled.span`
  @container listing (min-width: 640px) {
    display: none;
  }
`

export const OwnPriceCell = styled.td`
  font-variant-numeric: tabular-nums;

  & strong {
    font-weight: ${token.font.weight.bold};
  }

  @container listing (min-width: 640px) {
    font-size: ${token.font.size[14]};
    text-align: end;
    white-space: nowrap;
  }
`

export const Per = styled.span`
  ${muted}

  @container listing (min-width: 640px) {
    font-size: ${token.font.size[12]};
  }
`

/** On wide containers the note under the table says it once. */
export const Tax = styled.span`
  @container listing (min-width: 640px) {
    display: none;
  }
`

export const AddCell = styled.td`
  margin-block-start: ${token.space[4]};

  @container listing (min-width: 640px) {
    inline-size: 236px;
    --tally-button-width: 128px;
  }
`

export const Note = styled.p`
  ${muted}
  display: none;
  margin: calc(${token.space[8]} * -1) 0 0;
  text-align: end;

  @container listing (min-width: 640px) {
    display: block;
  }
`

export const Skeletons = styled.div`
  position: relative;
`

export const SkeletonList = styled.div`
  display: grid;
  gap: ${token.space[12]};

  @container listing (min-width: 640px) {
    ${raised}
    gap: 0;
    padding-block-start: 38px;
  }
`

export const SkeletonRow = styled.div`
  ${raised}
  box-sizing: border-box;
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr);
  gap: ${token.space[8]} ${token.space[12]};
  block-size: 146px;
  padding: ${token.space[12]};

  @container listing (min-width: 640px) {
    grid-template-columns: 68px minmax(0, 1fr) 212px;
    align-items: center;
    gap: ${token.space[24]};
    block-size: 76px;
    border-width: 1px 0 0;
    border-radius: 0;
  }
`

export const SkeletonPicture = styled.div`
  grid-row: 1 / span 2;
  aspect-ratio: 4 / 3;

  @container listing (min-width: 640px) {
    grid-row: auto;
  }
`

export const SkeletonName = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space[8]};
`

export const SkeletonAdd = styled.div`
  block-size: 40px;
`
