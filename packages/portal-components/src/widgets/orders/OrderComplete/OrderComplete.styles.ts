import { token } from '@trade-portal/theme'
import { css, styled } from 'styled-components'
import { offPaper, stacked } from '../../../parts/paper.styles'
import { plainLetters } from '../../../parts/plainElements.styles'
import { bottomBar } from '../../../surfaces/BottomBar/bottomBar.styles'
import { Done, Points } from '../../../surfaces/Receipt/Receipt.styles'

/** Room in em for a column for each figure, and for the actions beside the title. */
export const ROOMY_EM = 40
const ROOMY = `(min-width: ${ROOMY_EM}em)`
const NARROW = `(max-width: ${ROOMY_EM - 0.0625}em)`
/** Room for the facts side by side. */
const WIDE = '(min-width: 56em)'

const card = css`
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background-color: ${token.color.surfaceRaised};
`

export const Page = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${token.space[16]};
`

/** The whole receipt; on narrow containers the head stands free and the rest are cards. */
export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[12]};

  @container ${ROOMY} {
    ${card}
    gap: 0;
  }
  ${stacked}
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[12]} ${token.space[16]};

  @container ${NARROW} {
    flex-wrap: nowrap;
    gap: ${token.space[12]};

    & > ${Done} {
      inline-size: 32px;
      block-size: 32px;

      & > svg {
        inline-size: 18px;
        block-size: 18px;
      }
    }
  }
  @container ${ROOMY} {
    padding: ${token.space[20]};
  }
`

export const Titles = styled.div`
  flex: 1 1 12.5em;
  min-inline-size: 0;
`

export const Numbers = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space[16]};

  @container ${NARROW} {
    justify-content: space-between;
  }
`

/** The customer's own reference. */
export const Reference = styled.b`
  color: ${token.color.text};
  font-weight: ${token.font.weight.medium};
`

/** The first row of the facts, on narrow containers. */
export const NumberRow = styled.div`
  padding: ${token.space[4]} ${token.space[16]};
  border-block-end: 1px solid ${token.color.border};
`

export const Ways = styled.div`
  ${offPaper}
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token.space[8]};

  @container ${NARROW} {
    flex: none;
    margin-inline-end: calc(${token.space[8]} * -1);
  }
`

/** Side by side where there is room. */
export const Facts = styled.div`
  @container ${NARROW} {
    ${card}

    /* A phone's first screen says when, where and who is told. */
    & [data-fact='contact'] {
      display: none;
    }
  }
  @container ${ROOMY} {
    border-block-start: 1px solid ${token.color.border};

    & > ${Points} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    & > ${Points} > li {
      padding-inline: ${token.space[20]};
    }
    & > ${Points} > li:nth-child(-n + 2) {
      border-block-start: 0;
    }
    & > ${Points} > li:nth-child(even) {
      border-inline-start: 1px solid ${token.color.border};
    }
  }
  @container ${WIDE} {
    & > ${Points} {
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, auto);
      grid-template-columns: none;
    }
    & > ${Points} > li:not(:first-child) {
      border-block-start: 0;
      border-inline-start: 1px solid ${token.color.border};
    }
  }
`

export const Goods = styled.div`
  min-inline-size: 0;

  @container ${NARROW} {
    ${card}
  }
  @container ${ROOMY} {
    border-block-start: 1px solid ${token.color.border};
  }
`

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  & th {
    font-weight: inherit;
    text-align: start;
  }
  & > thead th {
    padding: ${token.space[8]} ${token.space[12]};
    color: ${token.color.textMuted};
    font-size: ${token.font.size[14]};
    white-space: nowrap;
  }
  & > tbody > tr > * {
    padding: ${token.space[8]} ${token.space[12]};
    border-block-start: 1px solid ${token.color.border};
    vertical-align: middle;
  }
  & > thead th:not(:first-child),
  & td {
    text-align: end;
  }
  & td {
    white-space: nowrap;
  }
  & tr > :first-child {
    inline-size: 100%;
    padding-inline-start: ${token.space[16]};
  }
  & tr > :last-child {
    padding-inline-end: ${token.space[16]};
  }
  & small {
    font-size: inherit;
    font-weight: ${token.font.weight.regular};
  }
  @container ${ROOMY} {
    & tr > :first-child {
      padding-inline-start: ${token.space[20]};
    }
    & tr > :last-child {
      padding-inline-end: ${token.space[20]};
    }
  }

  /* The heads are above the card, and the quantity and the unit price under the name. */
  @container ${NARROW} {
    & > thead {
      position: absolute;
      clip-path: inset(50%);
    }
    & > tbody > tr > * {
      vertical-align: top;
    }
    & > tbody > tr:first-child > * {
      border-block-start: 0;
    }
    & tr > :nth-child(2),
    & tr > :nth-child(3),
    & tr > :nth-child(4):not(:last-child) {
      display: none;
    }
  }
`

/** The unit begins where its figure ends. */
export const UnitHead = styled.th`
  ${Table} > thead & {
    padding-inline-start: 0;
    text-align: start;
  }
`

export const Unit = styled.td`
  ${Table} > tbody & {
    padding-inline-start: 0;
    color: ${token.color.textMuted};
    text-align: start;
  }
`

export const ProductPicture = styled.span`
  flex: none;
  inline-size: 48px;

  @container ${NARROW} {
    display: none;
  }
`

export const Details = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[8]};
`

export const Detail = styled.span`
  ${plainLetters}
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  overflow-wrap: anywhere;
`

/** Left out where the name and the figures need the room; the order has it. */
export const Sku = styled(Detail)`
  @container ${NARROW} {
    display: none;
  }
`

/** The quantity and the unit price where there are no columns for them. */
export const Folded = styled(Detail)`
  font-variant-numeric: tabular-nums;

  @container ${ROOMY} {
    display: none;
  }
`

/** Ends under the amounts that it adds up. */
export const Totals = styled.div`
  padding: ${token.space[12]} ${token.space[16]} ${token.space[16]};
  border-block-start: 1px solid ${token.color.border};

  @container ${ROOMY} {
    padding-inline: ${token.space[20]};

    & > * {
      max-inline-size: 340px;
      margin-inline-start: auto;
    }
  }
  @media print {
    break-inside: avoid;
  }
`

export const Note = styled.p`
  margin: ${token.space[12]} 0 0;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  overflow-wrap: anywhere;
`

/** The main actions at the bottom of a phone. */
export const Bar = styled.div`
  ${bottomBar}
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);

  & button > svg {
    display: none;
  }
`
