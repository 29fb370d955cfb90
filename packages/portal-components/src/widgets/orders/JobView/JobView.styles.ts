import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { bareButton, anyElement } from '../../../parts/plainElements.styles'
import { focusRing } from '../../../parts/focusRing.styles'
import { offPaper, onPaper, stacked } from '../../../parts/paper.styles'
import { besideTitle, bottomBar } from '../../../surfaces/BottomBar/bottomBar.styles'

const ROWS = 'widget (min-width: 40em)'

/** Ends with the actions in one column. With room, they move beside the title. */
export const Page = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${token.space[24]};
  min-inline-size: 0;

  @container ${ROWS} {
    flex-flow: row wrap;
    align-items: end;
    gap: ${token.space[24]} ${token.space[16]};

    /* Less specific than a class, so that each part's width wins whatever the order of the style sheets. */
    :where(&) > ${anyElement} {
      flex: 1 1 100%;
    }
  }
  ${stacked}
`

export const Head = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  @container ${ROWS} {
    flex: 1 1 0;
  }
`

export const Actions = styled.div`
  ${bottomBar}
  display: flex;

  & > :last-child {
    flex: 1 1 auto;
  }
  @container ${ROWS} {
    ${besideTitle}
  }
`

/** Narrow containers have a line for each figure, with aligned sums. */
export const Figures = styled.dl`
  display: grid;
  gap: ${token.space[12]};
  margin: 0;

  & > div {
    display: grid;
    grid-template: 'name sum' auto 'count count' auto / minmax(0, 1fr) auto;
    align-items: baseline;
    column-gap: ${token.space[12]};
    min-inline-size: 0;
  }
  & dt {
    color: ${token.color.textMuted};
    font-size: ${token.font.size[14]};
  }

  @container ${ROWS} {
    grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
    gap: ${token.space[16]} ${token.space[24]};

    & > div {
      grid-template: 'name' auto 'sum' auto 'count' 1fr / minmax(0, 1fr);
    }
  }
`

export const Sum = styled.dd`
  grid-area: sum;
  min-inline-size: 0;
  margin: 0;
  font-size: ${token.font.size[22]};
  font-weight: ${token.font.weight.bold};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
  line-height: ${token.font.lineHeight.heading};
  overflow-wrap: anywhere;
`

export const Counted = styled.dd`
  grid-area: count;
  margin: 0;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  font-variant-numeric: tabular-nums;

  @container ${ROWS} {
    margin-block-start: ${token.space[4]};
  }
`

/** A link down the page, whose target does not make its line higher. */
export const GoTo = styled.button`
  ${bareButton}
  ${offPaper}
  ${focusRing}
  min-block-size: ${token.target};
  margin-block: calc((1lh - ${token.target}) / 2);
  border-radius: ${token.radius.small};
  color: ${token.color.link};
  font: inherit;
  text-align: start;
  text-decoration-line: underline;
  text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
  text-underline-offset: 3px;
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      color: ${token.color.linkHover};
      text-decoration-color: currentColor;
    }
  }
  &:active {
    color: ${token.color.text};
  }
`

export const Group = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[8]};
  min-inline-size: 0;
  scroll-margin-block-start: calc(${token.stickyTop} + ${token.space[16]});
`

/** Aligned with the amounts that it sums up. */
export const GroupSum = styled.strong`
  font-size: ${token.font.size[16]};
  font-weight: ${token.font.weight.bold};
  font-variant-numeric: tabular-nums;

  @container ${ROWS} {
    padding-inline-end: ${token.space[16]};
  }
`

export const None = styled.p`
  margin: 0;
  padding: ${token.space[16]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background-color: ${token.color.surfaceRaised};
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
`

export const Range = styled.div`
  & > button {
    ${offPaper}
  }
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[16]};
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
`

/** Replaces a button on paper by its text. */
export const Printed = styled.span`
  ${onPaper}
`
