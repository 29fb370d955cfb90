import { token } from '@trade-portal/theme'
import styled from 'styled-components'
import { columns, ONE_LINE, place, raised, TWO_LINES } from './orderGrid.styles'

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
  align-content: start;
  align-items: baseline;
  column-gap: ${token.space[8]};
  min-block-size: 80px;
  padding: ${token.space[12]} ${token.space[4]} ${token.space[12]} ${token.space[16]};

  @container ${TWO_LINES} {
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
    text-align: end;
    white-space: nowrap;

    & > svg {
      inline-size: 14px;
      block-size: 14px;
      margin-inline-end: ${token.space[4]};
      vertical-align: -2px;
    }
  }
  &[data-column='job'] {
    overflow: hidden;
    color: ${token.color.textMuted};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-open] > &[data-column='job'] {
    white-space: normal;
  }
  &[data-column='type'],
  &[data-column='date'],
  &[data-column='job'] {
    padding-block-start: ${token.space[4]};
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
  [data-open] > &[data-column='branch'] {
    margin-block-start: ${token.space[8]};
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
      margin: 0;
    }
    &&&[data-column='date'] {
      text-align: start;
    }
    &&&[data-column='job'] {
      overflow: visible;
      white-space: normal;
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

/** A line that is not known yet, at its column's edge. */
export const Placeholder = styled.div`
  display: flex;
  align-items: center;
  min-block-size: 1lh;

  [data-column='amount'] > & {
    justify-content: end;
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
