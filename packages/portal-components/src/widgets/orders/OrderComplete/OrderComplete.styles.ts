import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { offPaper, stacked } from '../../../parts/paper.styles'
import { plainLetters } from '../../../parts/plainElements.styles'
import { besideTitle, bottomBar } from '../../../surfaces/BottomBar/bottomBar.styles'
import { Points as PointList } from '../../../surfaces/Receipt/Receipt.styles'

/** Room for a column for each figure. */
const ROOMY = '(min-width: 40em)'
/** Room for the totals beside the goods. */
const WIDE = '(min-width: 60em)'

export const Page = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${token.space[16]};
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[12]} ${token.space[16]};
  padding: ${token.space[16]};

  @container ${ROOMY} {
    padding: ${token.space[20]};
  }
  @container ${WIDE} {
    /* The main actions are on the same line, above the card. */
    padding-inline-end: 348px;
  }
`

export const Titles = styled.div`
  flex: 1 1 12.5em;
  min-inline-size: 0;
`

export const Ways = styled.div`
  ${offPaper}
  display: flex;
  flex: 1 1 100%;
  gap: ${token.space[8]};

  & > * {
    flex: 1 1 auto;
  }
  @container ${ROOMY} {
    flex: 0 0 auto;

    & > * {
      flex: 0 0 auto;
    }
  }
  @container ${WIDE} {
    /* Level with the main actions, whatever height a browser gives the titles. */
    align-self: start;
  }
`

/** Side by side in three columns where there is room. */
export const Points = styled.div`
  border-block-start: 1px solid ${token.color.border};

  @container ${WIDE} {
    & > ${PointList} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    & > ${PointList} > li {
      padding-inline: ${token.space[20]};
    }
    & > ${PointList} > li:not(:first-child) {
      border-block-start: 0;
      border-inline-start: 1px solid ${token.color.border};
    }
  }
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token.space[16]};

  @container ${WIDE} {
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: ${token.space[24]};
  }
  ${stacked}
`

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  & th {
    font-weight: inherit;
    text-align: start;
  }
  & > thead th {
    padding: ${token.space[12]};
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

  /* The quantity is under the name, and a unit price is part of the line's amount. */
  @container (max-width: 39.9375em) {
    & tr > :nth-child(2),
    & tr > :nth-child(3):not(:last-child) {
      display: none;
    }
  }
`

export const ProductPicture = styled.span`
  flex: none;
  inline-size: 48px;
`

export const Detail = styled.span`
  ${plainLetters}
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  overflow-wrap: anywhere;
`

/** The quantity where there is no column for it. */
export const Folded = styled(Detail)`
  @container ${ROOMY} {
    display: none;
  }
`

export const Totals = styled.aside`
  @media print {
    inline-size: 80mm;
    margin-inline-start: auto;
  }
`

export const Note = styled.p`
  margin: ${token.space[12]} 0 0;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  overflow-wrap: anywhere;

  & > b {
    color: ${token.color.text};
    font-weight: ${token.font.weight.medium};
  }
`

export const Elsewhere = styled.p`
  ${offPaper}
  margin: 0;
`

/** Visible at the bottom of a phone; beside the title where there is room. */
export const Next = styled.div`
  ${bottomBar}
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);

  @container ${WIDE} {
    ${besideTitle}
    position: absolute;
    /* Includes the card's border. */
    inset-block-start: calc(${token.space[20]} + 1px);
    inset-block-end: auto;
    inset-inline-end: ${token.space[20]};
    display: grid;
    grid-auto-columns: auto;
    justify-content: end;
    inline-size: 316px;
  }
`
