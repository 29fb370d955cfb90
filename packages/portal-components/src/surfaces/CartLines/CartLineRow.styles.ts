import { token } from '@trade-portal/theme'
import { css } from 'styled-components'
import { onPaper } from '../../parts/paper.styles'
import { plainLetters } from '../../parts/plainLetters.styles'

/** The height of a stepper, so that the figures of a row align with it. */
const figureHeight = `max(${token.target}, calc(${token.space[32]} + ${token.space[8]}))`

const nameHeight = `(${token.font.size[16]} * ${token.font.lineHeight.body})`

/** Same as `offPaper`, which cannot be nested. Must be the last rule of a part. */
const leftOut = css`
  @media print {
    display: none;
  }
`

/** Reserves its space where there is no picture yet, as in a line far from the screen. */
const picture = css`
  grid-area: picture;
  aspect-ratio: 4 / 3;

  ${leftOut}
`

const description = css`
  grid-area: description;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  /* Aligns the name's baseline with the figures of its row. */
  @container (min-width: 40em) {
    padding-block-start: calc((${figureHeight} - ${nameHeight}) / 2);
  }
  @media print {
    padding: 0;
  }
`

const name = css`
  font-size: ${token.font.size[16]};
  font-weight: ${token.font.weight.bold};
`

const details = css`
  ${plainLetters}
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
`

const tally = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[12]};
  margin-block-start: ${token.space[4]};
  font-size: ${token.font.size[14]};
`

const lengths = css`
  font-variant-numeric: tabular-nums;
`

/** Aligns the button's label with the text above it. */
const update = css`
  margin-inline-start: calc(${token.space[8]} * -1);
`

/** Wraps figures that are too wide for one line. */
const figures = css`
  grid-area: figures;
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
`

const quantity = css`
  min-inline-size: 0;

  @container (min-width: 40em) {
    grid-area: quantity;
    align-self: start;
    justify-self: end;
    display: grid;
    align-items: center;
    min-block-size: ${figureHeight};
    text-align: end;
  }
  @media print {
    grid-area: quantity;
    display: block;
    justify-self: end;
    min-block-size: 0;
    text-align: end;
  }
`

/** Replaces controls and unloaded values in print. */
const printed = css`
  ${onPaper}
  font-variant-numeric: tabular-nums;
`

/** Replaces a stepper. */
const count = css`
  display: inline-grid;
  align-content: center;
  min-block-size: ${figureHeight};
  font-variant-numeric: tabular-nums;
`

/** Left out in print. */
const onScreen = css`
  display: contents;

  ${leftOut}
`

const figure = css`
  font-weight: ${token.font.weight.bold};
  font-size: ${token.font.size[16]};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  @media print {
    font-size: inherit;
  }
`

const total = css`
  ${figure}
  margin-inline-start: auto;
  text-align: end;

  @container (min-width: 40em) {
    grid-area: total;
    align-self: start;
    justify-self: end;
    line-height: ${figureHeight};
  }
  @media print {
    grid-area: total;
    font-size: inherit;
    line-height: inherit;
  }
`

/** Pulled into the corner, so that its icon aligns with the margin. */
const remove = css`
  grid-area: remove;
  justify-self: end;
  margin: calc(${token.space[8]} * -1) calc(${token.space[8]} * -1) 0 0;

  @container (min-width: 40em) {
    margin-block: 0;
  }

  ${leftOut}
`

const problem = css`
  grid-area: problem;
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

  ${leftOut}
`

/** Separates the SKU from the price where they share a line. */
const dot = css`
  @container (max-width: 30em) {
    display: none;
  }
`

/** Keeps the figure unbroken, on a separate line on phones. */
const unitPrice = css`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  @container (max-width: 30em) {
    display: block;
  }
`

const priceBefore = css`
  color: ${token.color.caution};
  font-weight: ${token.font.weight.medium};
  white-space: nowrap;
`

/** The parts of a row by their `data-part`. */
const parts = {
  picture,
  description,
  name,
  details,
  tally,
  lengths,
  update,
  figures,
  quantity,
  printed,
  count,
  onScreen,
  figure,
  total,
  remove,
  problem,
  dot,
  unitPrice,
  priceBefore,
}

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
  ${Object.entries(parts).map(
    ([name, style]) => css`
      & [data-part='${name}'] {
        ${style}
      }
    `,
  )}
`
