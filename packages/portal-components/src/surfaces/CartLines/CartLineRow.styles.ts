import { token } from '@trade-portal/theme'
import { css } from 'styled-components'
import { height } from '../../parts/field/control.styles'
import { onPaper } from '../../parts/paper.styles'
import { plainLetters } from '../../parts/plainElements.styles'

/** The height of a stepper, so that the figures of a row align with it. */
const figureHeight = height.medium

const nameHeight = `(${token.font.size[16]} * ${token.font.lineHeight.body})`

/** The columns of a row, named as those of a table's row. */
const areas = ['picture', 'description', 'figures', 'quantity', 'total', 'remove', 'problem']

/**
 * On narrow containers, quantity and total go below the name, beside the picture, as on a delivery note. A row and its
 * parts are plain elements: a styled component for each part would cost more than the rest of a long cart.
 */
export const row = css`
  display: grid;
  grid-template:
    'picture description description remove' auto
    'picture figures figures figures' auto
    'problem problem problem problem' auto
    / 88px minmax(0, 1fr) auto auto;
  column-gap: ${token.space[12]};
  align-items: start;
  padding: ${token.space[16]};
  color: ${token.color.text};
  font-size: ${token.font.size[16]};
  line-height: ${token.font.lineHeight.body};

  & + li {
    border-block-start: 1px solid ${token.color.border};
  }
  /* A stepper beside the picture would be wider than the row. */
  @container (max-width: 17.4375em) {
    grid-template:
      'picture description remove' auto
      'figures figures figures' auto
      'problem problem problem' auto
      / 48px minmax(0, 1fr) auto;
  }
  @container (min-width: 40em) {
    grid-template:
      'picture description quantity total remove' auto
      'problem problem problem problem problem' auto
      / 88px minmax(0, 1fr) minmax(134px, auto) minmax(92px, auto) auto;
    column-gap: ${token.space[16]};
    font-size: ${token.font.size[14]};
  }
  @media print {
    grid-template:
      'description quantity total' auto
      / minmax(0, 1fr) 26mm 26mm;
    padding: ${token.space[8]} 0;
    font-size: ${token.font.size[14]};
    break-inside: avoid;
  }
  ${areas.map((area) => `& [data-column='${area}'] { grid-area: ${area}; }`).join('\n')}

  /* Reserves its space where there is no picture yet, as in a line far from the screen. */
  & [data-column='picture'] {
    aspect-ratio: 4 / 3;
  }
  & [data-column='description'] {
    min-inline-size: 0;
    overflow-wrap: anywhere;

    /* Aligns the name's baseline with the figures of its row. */
    @container (min-width: 40em) {
      padding-block-start: calc((${figureHeight} - ${nameHeight}) / 2);
    }
    @media print {
      padding: 0;
    }
  }
  & [data-tone='strong'] {
    font-size: ${token.font.size[16]};
    font-weight: ${token.font.weight.bold};
  }
  & [data-tone='muted'] {
    ${plainLetters}
    color: ${token.color.textMuted};
    font-size: ${token.font.size[14]};
  }
  & [data-kind='figure'] {
    font-variant-numeric: tabular-nums;
  }
  & b[data-kind='figure'] {
    font-weight: ${token.font.weight.bold};
    font-size: ${token.font.size[16]};
    white-space: nowrap;

    @media print {
      font-size: inherit;
    }
  }
  & [data-part='tally'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[4]} ${token.space[12]};
    margin-block-start: ${token.space[4]};
    font-size: ${token.font.size[14]};
  }
  /* Aligns the button's label with the text above it. */
  & [data-part='update'] {
    margin-inline-start: calc(${token.space[8]} * -1);
  }
  /* Wraps figures that are too wide for one line. */
  & [data-column='figures'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[8]};
    min-inline-size: 0;
    margin-block-start: ${token.space[8]};

    @container (min-width: 40em) {
      display: contents;
    }
    @media print {
      display: contents;
    }
  }
  & [data-column='quantity'] {
    min-inline-size: 0;

    @container (min-width: 40em) {
      align-self: start;
      justify-self: end;
      display: grid;
      align-items: center;
      min-block-size: ${figureHeight};
      text-align: end;
    }
    @media print {
      display: block;
      justify-self: end;
      min-block-size: 0;
      text-align: end;
    }
  }
  /* Replaces controls and unloaded values in print. */
  & [data-part='printed'] {
    ${onPaper}
  }
  /* Replaces a stepper. */
  & [data-part='count'] {
    display: inline-grid;
    align-content: center;
    min-block-size: ${figureHeight};
  }
  & [data-part='onScreen'] {
    display: contents;
  }
  & [data-column='total'] {
    margin-inline-start: auto;
    text-align: end;

    @container (min-width: 40em) {
      align-self: start;
      justify-self: end;
      line-height: ${figureHeight};
    }
    @media print {
      line-height: inherit;
    }
  }
  /* Pulled into the corner, so that its icon aligns with the margin. */
  & [data-column='remove'] {
    justify-self: end;
    margin: calc(${token.space[8]} * -1) calc(${token.space[8]} * -1) 0 0;

    @container (min-width: 40em) {
      margin-block: 0;
    }
  }
  & [data-column='problem'] {
    display: flex;
    gap: ${token.space[8]};
    margin: ${token.space[8]} 0 0;
    color: ${token.color.critical};
    font-size: ${token.font.size[14]};
    font-weight: ${token.font.weight.medium};

    & > svg {
      flex: none;
      inline-size: 18px;
      block-size: 18px;
      margin-block-start: 1px;
    }
  }
  /* Separates the SKU from the price where they share a line. */
  & [data-part='dot'] {
    @container (max-width: 30em) {
      display: none;
    }
  }
  /* Keeps the figure unbroken, on a separate line on phones. */
  & [data-part='unitPrice'] {
    white-space: nowrap;

    @container (max-width: 30em) {
      display: block;
    }
  }
  & [data-part='priceBefore'] {
    color: ${token.color.caution};
    font-weight: ${token.font.weight.medium};
    white-space: nowrap;
  }
  /* The last rule, because others give such a part its own display. */
  & [data-off-paper] {
    @media print {
      display: none;
    }
  }
`
