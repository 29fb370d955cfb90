import { token } from '@trade-portal/theme'
import { css } from 'styled-components'
import { MEDIUM, NARROW, raised } from './dataGrid.styles'

/** The frame of a list: one card around all rows. */
export const listFrame = css`
  &[data-list] {
    @container ${NARROW} {
      ${raised}
      overflow: clip;

      /* All rows are selected by a word above the list. */
      & > thead [data-column='select'] {
        display: none;
      }
      & > tbody {
        gap: 0;
      }
    }
  }
`

/** A text of one line. Its padding leaves room for the focus ring of a link. */
const oneLine = css`
  overflow: hidden;
  margin: calc(${token.space[4]} * -1);
  padding: ${token.space[4]};
  text-overflow: ellipsis;
  white-space: nowrap;

  & > :not([data-badge]),
  & > a > span {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    vertical-align: top;
    white-space: nowrap;
  }
`

/** A low row of a divided card. Its checkbox slides in beside the columns, which keep their layout. */
const lowRow = css`
  position: relative;
  gap: 0;
  min-block-size: 64px;
  padding: ${token.space[8]} ${token.space[16]};
  border-width: 1px 0 0;
  border-radius: 0;
  transition: padding-inline-start ${token.motion.float} ${token.motion.easing};

  &:first-child {
    border-block-start-width: 0;
  }
  & > [data-card-align='end'] {
    padding-inline-start: ${token.space[12]};
    white-space: nowrap;
  }
  & > [data-column='select'][data-controls] {
    display: none;
    position: absolute;
    align-self: stretch;
    inset-block: 0;
    inset-inline-start: ${token.space[4]};
    place-items: center;
  }
  & > [data-column='select'] > * {
    margin: 0;
    padding: 0;
    justify-content: center;
  }
  &[data-selected] {
    box-shadow: inset var(--current-bar, 3px) 0 ${token.color.selectedEdge};
  }
  &[data-selected]:dir(rtl) {
    --current-bar: -3px;
  }
  a[data-opener]:not(:hover) {
    color: inherit;
  }
`

/** The rows of a list. */
export const listRow = css`
  @container ${NARROW} {
    [data-list] > * > & {
      ${lowRow}
    }
  }
  @container ${NARROW} {
    [data-list][data-selecting] > * > & {
      padding-inline-start: ${token.space[48]};

      & > [data-column='select'][data-controls] {
        display: grid;
      }
    }
  }
  @container ${MEDIUM} {
    [data-list]
      > *
      > &
      > [data-column]:not([data-column='select'], [data-controls], [data-align='end'])[data-column][role] {
      ${oneLine}
    }
  }
`
