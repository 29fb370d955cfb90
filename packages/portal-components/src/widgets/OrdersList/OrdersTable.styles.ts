import { token } from '@trade-portal/theme'
import styled, { css } from 'styled-components'

/** Where a row is a card, where it takes two lines, and where it fits on one. */
const TWO_LINES = 'orders (min-width: 640px)'
const ONE_LINE = 'orders (min-width: 960px)'

const raised = css`
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background-color: ${token.color.surfaceRaised};
`

const columns = css`
  display: grid;
  box-sizing: border-box;
  column-gap: ${token.space[16]};
  padding-inline: ${token.space[16]};

  @container ${TWO_LINES} {
    grid-template:
      'number type date address amount' auto
      'reference . branch job .' auto
      / 96px 72px minmax(0, 1fr) minmax(0, 1.6fr) 104px;
  }
  @container ${ONE_LINE} {
    grid-template:
      'number type date branch reference address job amount' auto / 76px 72px 96px minmax(0, 1fr) minmax(
        0,
        0.9fr
      )
      minmax(0, 1.3fr) minmax(0, 1.3fr) 112px;
  }
`

export const Table = styled.table`
  display: block;
  inline-size: 100%;

  @container ${TWO_LINES} {
    ${raised}
  }
`

export const Head = styled.thead`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);

  @container ${TWO_LINES} {
    position: sticky;
    inset-block-start: ${token.stickyTop};
    z-index: ${token.layer.sticky};
    display: block;
    inline-size: auto;
    block-size: auto;
    overflow: visible;
    clip-path: none;
    border-block-end: 1px solid ${token.color.border};
    border-radius: ${token.radius.card} ${token.radius.card} 0 0;
    background-color: ${token.color.surfaceRaised};
  }
`

export const HeadRow = styled.tr`
  ${columns}
  padding-block: ${token.space[12]};
`

const place = css`
  &[data-column='number'] {
    grid-area: number;
  }
  &[data-column='type'] {
    grid-area: type;
  }
  &[data-column='date'] {
    grid-area: date;
  }
  &[data-column='branch'] {
    grid-area: branch;
  }
  &[data-column='reference'] {
    grid-area: reference;
  }
  &[data-column='address'] {
    grid-area: address;
  }
  &[data-column='job'] {
    grid-area: job;
  }
  &[data-column='amount'] {
    grid-area: amount;
    text-align: end;
  }
  &[data-column='details'] {
    grid-area: details;

    @container ${TWO_LINES} {
      display: none;
    }
  }
`

export const HeadCell = styled.th`
  ${place}
  min-inline-size: 0;
  padding: 0;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[12]};
  font-weight: ${token.font.weight.bold};
  line-height: ${token.font.lineHeight.body};
  text-align: start;
`

/** The rows that are not drawn are held by its padding, which the browser must not take for a jump. */
export const Body = styled.tbody`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[12]};
  overflow-anchor: none;

  @container ${TWO_LINES} {
    gap: 0;
  }
`

export const Row = styled.tr`
  ${columns}
  ${raised}
  grid-template:
    'number number amount details' auto
    'type job date details' auto
    'branch branch branch branch' auto
    'reference reference reference reference' auto
    'address address address address' auto
    / auto minmax(0, 1fr) auto ${token.target};
  align-content: center;
  align-items: center;
  column-gap: ${token.space[8]};
  min-block-size: 80px;
  padding: ${token.space[12]} ${token.space[4]} ${token.space[12]} ${token.space[16]};

  @container ${TWO_LINES} {
    align-items: baseline;
    column-gap: ${token.space[16]};
    min-block-size: 72px;
    padding: ${token.space[12]} ${token.space[16]};
    border: 0;
    border-radius: 0;
    background: none;

    &:not([aria-rowindex='2']) {
      border-block-start: 1px solid ${token.color.border};
    }
    &:hover {
      background-color: color-mix(in srgb, ${token.color.surface} 60%, transparent);
    }
    &:last-child {
      border-radius: 0 0 ${token.radius.card} ${token.radius.card};
    }
  }
  @container ${ONE_LINE} {
    min-block-size: 48px;
  }
`

export const Cell = styled.td`
  ${place}
  min-inline-size: 0;
  padding: 0;
  font-size: ${token.font.size[14]};
  overflow-wrap: anywhere;
  text-align: start;

  &[data-column='number'],
  &[data-column='amount'] {
    font-size: ${token.font.size[16]};
    font-weight: ${token.font.weight.bold};
    font-variant-numeric: tabular-nums;
  }
  &[data-column='date'] {
    color: ${token.color.textMuted};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;

    & > svg {
      inline-size: 14px;
      block-size: 14px;
      margin-inline-end: ${token.space[4]};
      vertical-align: -2px;
    }
  }
  &[data-column='job'] {
    color: ${token.color.textMuted};
  }
  &[data-column='details'] {
    align-self: start;
  }
  /* On a card these are shown on request. */
  &[data-column='branch'],
  &[data-column='reference'],
  &[data-column='address'] {
    display: none;
  }
  [data-open] > &[data-column='branch'],
  [data-open] > &[data-column='reference'],
  [data-open] > &[data-column='address'] {
    display: grid;
    grid-template-columns: 112px minmax(0, 1fr);
    gap: ${token.space[8]};
    padding-block-start: ${token.space[4]};
    padding-inline-end: ${token.space[12]};
  }

  @container ${TWO_LINES} {
    &&&[data-column] {
      padding: 0;
      color: ${token.color.text};
      font-size: ${token.font.size[14]};
    }
    &&&[data-column='branch'],
    &&&[data-column='reference'],
    &&&[data-column='address'] {
      display: block;
    }
    &&&[data-column='branch'],
    &&&[data-column='reference'],
    &&&[data-column='job'] {
      color: ${token.color.textMuted};
    }
    &[data-column='date'] > svg {
      display: none;
    }
  }
  @container ${ONE_LINE} {
    &&&[data-column] {
      color: ${token.color.text};
    }
  }
`

/** The head of a column, where a card has no head. */
export const Label = styled.span`
  color: ${token.color.textMuted};

  @container ${TWO_LINES} {
    display: none;
  }
`

export const Details = styled.button`
  display: grid;
  place-items: center;
  inline-size: ${token.target};
  block-size: ${token.target};
  margin-block: calc((48px - ${token.target}) / 2);
  padding: 0;
  border: 0;
  border-radius: ${token.radius.control};
  background: none;
  color: ${token.color.textMuted};
  cursor: pointer;
  outline: none;
  transition: background-color ${token.motion.press} ${token.motion.easing};

  &:hover {
    background-color: ${token.color.surfaceSunken};
  }
  &:active {
    background-color: ${token.color.border};
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`
