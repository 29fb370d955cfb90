import { token } from '@trade-portal/theme'
import { css, styled } from 'styled-components'
import { bareButton } from '../plainElements.styles'
import { ClassOf, columns, MEDIUM, raised } from './dataGrid.styles'
import { cells } from './dataCells.styles'
import { focusRing } from '../focusRing.styles'

/** A name of at most two lines. Content below it is visible only after a name of one line. */
const twoLines = css`
  overflow: hidden;
  max-block-size: 38px;
  font-size: ${token.font.size[14]};
  line-height: 19px;

  & > [data-opener] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & > [data-opener]:focus-visible {
    outline-offset: -2px;
  }
`

/** The button that expands a card. */
const details = css`
  ${bareButton}
  ${focusRing}
  display: grid;
  place-items: center;
  inline-size: ${token.target};
  block-size: ${token.target};
  margin-block: calc((48px - ${token.target}) / 2);
  margin-inline-end: calc(${token.space[12]} * -1);
  border-radius: ${token.radius.control};
  color: ${token.color.textMuted};
  cursor: pointer;
  transition: background-color ${token.motion.press} ${token.motion.easing};

  @media (hover: hover) {
    &:hover {
      background-color: ${token.color.surfaceSunken};
    }
  }
  &:active {
    background-color: ${token.color.border};
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`

/** The link or button of a row, its tab stop. A press anywhere in the row triggers it. */
const opener = css`
  ${focusRing}
  border-radius: ${token.radius.small};
  font: inherit;
  text-align: inherit;
  text-decoration-line: underline;
  text-decoration-color: transparent;
  text-underline-offset: 3px;
  overflow-wrap: anywhere;
  cursor: pointer;
`

/** Links, buttons and names of a row are plain elements too, without a component each. */
const inside = css`
  a[data-opener] {
    color: ${token.color.link};
    ${opener}

    & > svg {
      vertical-align: -2px;
    }
  }
  button[data-opener] {
    ${bareButton}
    color: inherit;
    ${opener}
    display: inline;
  }
  /* Not while the pointer is over another control. */
  @media (hover: hover) {
    &[data-opens]:hover:not(:has(:is(a, button, input, label, [data-controls]):not([data-opener]):hover))
      > *
      > [data-opener] {
      color: ${token.color.linkHover};
      text-decoration-color: currentColor;
    }
  }
  [data-more] {
    ${details}
  }
  /* The column header, on a card. */
  [data-head] {
    color: ${token.color.textMuted};

    @container ${MEDIUM} {
      display: none;
    }
  }
`

/** The class of all rows. */
export const Rows = styled(ClassOf)`
  ${raised}
  display: grid;
  align-content: center;
  align-items: start;
  column-gap: ${token.space[8]};
  padding: ${token.space[12]} ${token.space[16]};
  font-size: ${token.font.size[14]};
  ${columns}
  ${cells}
  ${inside}

  &&[data-lines='baseline'] {
    align-items: baseline;
  }
  &[data-opens] {
    cursor: pointer;
  }
  @media (hover: hover) {
    &[data-opens]:hover {
      border-color: ${token.color.borderStrong};
    }
  }
  &[data-opens]:active {
    background-color: ${token.color.surfaceSunken};
  }
  &[data-selected] {
    background-color: color-mix(in srgb, ${token.color.primary} 10%, ${token.color.surfaceRaised});
  }
  &[aria-busy] {
    color: ${token.color.textMuted};
  }

  [data-density] > * > & {
    position: relative;
    column-gap: 6px;
    min-block-size: 96px;
    padding: 6px ${token.space[8]};
  }
  [data-density] > * > & > [data-tone='strong'] {
    ${twoLines}
  }
  [data-density] > * > & > [data-column='picture'] {
    align-self: center;
  }
  /* There is other content below it. */
  [data-density] > * > &:has([data-in-cart]) > [data-column='picture'] {
    align-self: start;
  }
  /* A narrower card has that content beside the picture. */
  @container table (min-width: 21.875em) {
    [data-density] > * > &:has([data-in-cart]) > [data-column='picture'] {
      margin-block-start: -4px;
    }
  }

  @container ${MEDIUM} {
    align-items: center;
    min-block-size: 44px;
    padding-block: ${token.space[8]};
    border-width: 1px 0 0;
    border-radius: 0;
    background: none;

    [data-density] > * > & {
      column-gap: ${token.space[16]};
      min-block-size: 44px;
      padding: ${token.space[8]} ${token.space[16]};
    }
    [data-density] > * > &:has([data-in-cart]) > [data-column='picture'] {
      align-self: center;
      margin-block-start: 0;
    }
    [data-density='compact'] > * > & {
      column-gap: ${token.space[8]};
      padding-block: 5px;
    }
    [data-density='compact'] > * > &&& > [data-tone='strong'] {
      ${twoLines}
    }
    [data-density='dense'] > * > &&& > [data-tone='strong'] {
      max-block-size: none;
    }
    @media (hover: hover) {
      &:hover:where(:not([data-selected])) {
        background-color: color-mix(in srgb, ${token.color.surface} 60%, transparent);
      }
      &[data-opens]:hover {
        border-color: ${token.color.border};
      }
    }
    &:last-child {
      border-radius: 0 0 ${token.radius.card} ${token.radius.card};
    }
  }
  @media print {
    && {
      column-gap: ${token.space[12]};
      min-block-size: 0;
      padding-block: ${token.space[4]};
      border-radius: 0;
      background: none;
      break-inside: avoid;
    }
    &:first-child {
      border-block-start: 0;
    }
  }
`

/** A skeleton line, aligned like the column. */
export const Placeholder = styled.div`
  display: flex;
  align-items: center;
  min-block-size: 1lh;

  [data-card-align='end'] > & {
    justify-content: end;
  }
  @container ${MEDIUM} {
    [data-column]:not([data-align='end']) > & {
      justify-content: start;
    }
    [data-align='end'] > & {
      justify-content: end;
    }
  }
`
