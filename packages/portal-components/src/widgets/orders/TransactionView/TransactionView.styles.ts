import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { height } from '../../../parts/field/control.styles'
import { offPaper, stacked } from '../../../parts/paper.styles'
import { anyElement } from '../../../parts/plainElements.styles'
import { MEDIUM } from '../../../parts/table/dataGrid.styles'
import { besideTitle, bottomBar } from '../../../surfaces/BottomBar/bottomBar.styles'

const ROWS = 'widget (min-width: 40em)'
/** Room for the title and four actions on a line. */
const ONE_LINE = 'widget (min-width: 55em)'

/** Ends with the main action in one column. With room, all actions move beside the title. */
export const Page = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${token.space[16]};
  min-inline-size: 0;

  @container ${ROWS} {
    flex-flow: row wrap;
    align-items: end;
    gap: ${token.space[16]} ${token.space[8]};

    /* Less specific than a class, so that each part's width wins whatever the order of the style sheets. */
    :where(&) > ${anyElement} {
      flex: 1 1 100%;
    }
  }
  ${stacked}
`

export const Head = styled.div`
  min-inline-size: 0;

  @container ${ROWS} {
    flex: 1 1 100%;
  }
  @container ${ONE_LINE} {
    flex: 1 1 auto;
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};

  & > button {
    flex: 1 1 0;
    padding-inline: ${token.space[8]};
  }
  /* Three buttons side by side only have room for their labels below the icons. */
  &:has(> button:nth-of-type(3)) > button {
    flex-direction: column;
    gap: ${token.space[4]};
    padding-inline: ${token.space[4]};
    font-size: ${token.font.size[14]};
  }
  @container ${ROWS} {
    flex: 0 0 auto;

    & > button,
    &:has(> button:nth-of-type(3)) > button {
      flex: 0 0 auto;
      flex-direction: row;
      gap: ${token.space[8]};
      padding-inline: ${token.space[16]};
    }
  }
  ${offPaper}
`

export const Main = styled.div`
  ${bottomBar}
  display: flex;
  flex-wrap: wrap;
  column-gap: ${token.space[16]};
  align-items: center;

  /* A long total moves the button below it, at the width of the bar. */
  & > * {
    flex: 1 0 auto;
    max-inline-size: 100%;
  }
  &[data-pair] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    column-gap: ${token.space[8]};
  }
  @container ${ROWS} {
    ${besideTitle}
    display: flex;
    gap: ${token.space[8]};
  }
`

export const MainTotal = styled.span`
  [data-pair] > &,
  && {
    flex-grow: 1000;
  }
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};

  & > strong {
    display: block;
    color: ${token.color.text};
    font-size: ${token.font.size[22]};
    font-variant-numeric: tabular-nums;
    line-height: ${token.font.lineHeight.heading};
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
  [data-pair] > & {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    align-items: baseline;
    justify-content: space-between;
  }
  @container ${ROWS} {
    &&& {
      display: none;
    }
  }
`

export const Lines = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[8]};
  min-inline-size: 0;

  @container ${ROWS} {
    & [role='table'] {
      border-block-end: 0;
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
    & [role='row']:last-child {
      border-radius: 0;
    }
  }
`

/** Follows the quantity on a card as in a sentence: `12 m × $4.92`. */
export const Unit = styled.span`
  margin-inline-start: calc(${token.space[4]} * -1);

  @container ${MEDIUM} {
    margin: 0;
  }
`

export const UnitPrice = styled(Unit)`
  &::before {
    content: '× ';
  }
  @container ${MEDIUM} {
    &::before {
      content: none;
    }
  }
`

/** Closes the frame of the rows, so that totals line up with the amounts. */
export const EndSlot = styled.div`
  min-inline-size: 0;

  @container ${ROWS} {
    ${Lines}:has([role='table']) + & {
      margin-block-start: calc(${token.space[16]} * -1);

      & > * {
        border-start-start-radius: 0;
        border-start-end-radius: 0;
      }
    }
  }
`

export const End = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: ${token.space[16]};

  @container ${ROWS} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(280px, 360px);
    gap: ${token.space[24]};
  }
`

export const Said = styled.div`
  display: grid;
  gap: ${token.space[16]};
  align-content: start;
  max-inline-size: 640px;

  &:empty {
    display: none;
  }
`

export const Totals = styled.div`
  @container ${ROWS} {
    grid-column: 2;
  }
`

export const Comment = styled.p`
  margin: ${token.space[4]} 0;
  font-size: ${token.font.size[14]};
  overflow-wrap: anywhere;
  white-space: pre-line;
`

export const CommentNote = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${token.space[12]};
  margin: 0;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};

  & > button {
    margin-inline: calc(${token.space[8]} * -1);
    padding-inline: ${token.space[8]};
  }
  ${offPaper}
`

/** With room, the actions are beside the title and need no placeholder here. */
export const WaitingActions = styled.div`
  @container ${ROWS} {
    block-size: ${height.medium};
    overflow: hidden;
  }
  @container ${ONE_LINE} {
    display: none;
  }
`
