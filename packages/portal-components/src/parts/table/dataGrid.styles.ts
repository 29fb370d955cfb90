import { token } from '@trade-portal/theme'
import type { ReactNode } from 'react'
import { css } from 'styled-components'
import type { LayoutTemplates } from './dataColumns'

/**
 * Container widths from which rows replace cards, and from which a row fits on one line. Print always has rows, at the
 * width of a phone too.
 */
export const MEDIUM = 'table ((min-width: 40em) or style(--trade-paper: yes))'
export const WIDE = 'table ((min-width: 60em) or style(--trade-paper: yes))'

/**
 * Returns the grid rules of a table. Rules shared by all rows of a table, and none per row, let the browser share their
 * computed styles. The result is a string, because a styled component assembles its rules on each render.
 */
export function laidOut({
  narrow,
  small,
  card,
  medium,
  large,
  wide,
  paper,
  areas,
  cells,
}: LayoutTemplates): string {
  const rules = css`
    & > * > tr {
      grid-template: ${card};

      @container table ((max-width: 21.8125em) and (not style(--trade-paper: yes))) {
        grid-template: ${small};
      }
      @container table ((max-width: 19.9375em) and (not style(--trade-paper: yes))) {
        grid-template: ${narrow};
      }
      @container ${MEDIUM} {
        grid-template: ${medium};
      }
      @container table (min-width: 50em) {
        grid-template: ${large};
      }
      @container ${WIDE} {
        grid-template: ${wide};
      }
      @media print {
        grid-template: ${paper};
      }
    }
    ${cells.map(
      ({ area, styles }) => css`
        & :where(tbody > tr > [data-column='${area}']) {
          ${styles}
        }
      `,
    )}
    ${areas.map((area) => `& > * > tr > :where([data-column='${area}']) { grid-area: ${area}; }`).join('\n')}
  `
  return rules.join('')
}

/** A card, or the frame of the whole table. */
export const raised = css`
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background-color: ${token.color.surfaceRaised};
`

/** The same columns for the header and each row, so that they line up. */
export const columns = css`
  box-sizing: border-box;

  @container ${MEDIUM} {
    display: grid;
    column-gap: ${token.space[16]};
    padding-inline: ${token.space[16]};

    [data-density='compact'] > * > & {
      column-gap: ${token.space[8]};
    }
  }
  @media print {
    column-gap: ${token.space[12]};
    padding-inline: 0;
  }
`

/** A header or a cell in its grid area. */
export const place = css`
  min-inline-size: 0;

  &[data-column='details'] {
    @container ${MEDIUM} {
      display: none;
    }
  }
`

export interface ClassOfProps {
  className?: string
  /** Renders plain elements with that class. */
  children: (className: string | undefined) => ReactNode
}

/**
 * Computes a class once for many elements, as `styled(ClassOf)`. Use it for the rows and headers of lists: a styled
 * component assembles all its rules on each render to find its class.
 */
export function ClassOf({ className, children }: ClassOfProps): ReactNode {
  return children(className)
}
