import { token } from '@trade-portal/theme'
import { css } from 'styled-components'
import { NARROW } from '../../parts/table/dataGrid.styles'

/** Too narrow for names on one line: a phone of less than 375px. */
const SMALL = 'table (max-width: 21.8125em)'

/** The text by which a row is found, on its first line. */
const leading = css`
  color: ${token.color.text};
  font-size: ${token.font.size[16]};
  font-weight: ${token.font.weight.bold};
  line-height: 24px;
`

const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: var(--list-lines, nowrap);

  @container ${SMALL} {
    --list-lines: normal;
  }
`

/** In a list on a narrow container the number leads if the row has no job. */
export const listNumber = css`
  @container ${NARROW} {
    &:is([data-list] *) {
      display: flex;
      align-items: baseline;
      gap: ${token.space[8]};
      color: ${token.color.textMuted};
      font-size: ${token.font.size[14]};
      font-weight: ${token.font.weight.regular};
      white-space: nowrap;

      & > [data-badge] {
        order: -1;
        margin: 0;
      }
    }
    &:is([data-list] tr:has(> [data-column='job'] > [data-none]) > *) {
      grid-area: job;
      ${leading}
    }
  }
`

/** In a list on a narrow container the job leads. */
export const listJob = css`
  @container ${NARROW} {
    &:is([data-list] *) {
      ${leading}
      ${oneLine}

      & > span:is([data-list] [data-index][role] > [data-column] *),
      & > a > span {
        display: inline;
        white-space: inherit;
      }
      &:has(> [data-none]) {
        display: none;
      }
    }
  }
`

/** In a list on a narrow container the order ref follows the number. */
export const listReference = css`
  @container ${NARROW} {
    &:is([data-list] *) {
      ${oneLine}
    }
    /* Not in a skeleton. */
    &:is([data-list] [role] > *)::before {
      content: '·';
      margin-inline: ${token.space[4]};
    }
    &:is([data-list] [role]:has(> [data-column='job'] > [data-none]) > *)::before {
      content: none;
    }
    &:is([data-list] *):has(> [data-none]) {
      display: none;
    }
  }
  /* There it has a line of its own. */
  @container ${SMALL} {
    &:is([data-list] [data-index][role] > *)::before {
      content: none;
    }
  }
`

/** A day, without its year in a list on a narrow container. */
export const listDay = css`
  white-space: nowrap;

  & [data-short] {
    display: none;
  }
  @container ${NARROW} {
    &:is([data-list] *) [data-short] {
      display: inline;
    }
    &:is([data-list] *) [data-long] {
      display: none;
    }
  }
`

/** In a list on a narrow container a badge is before the number. */
export const listBadge = css`
  @container ${NARROW} {
    &:is([data-list] *) {
      padding-inline-end: ${token.space[8]};
    }
  }
`
