import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { height } from '../../parts/field/control.styles'
import { ring } from '../../parts/focusRing.styles'
import { offPaper, stacked } from '../../parts/paper.styles'
import { visuallyHidden } from '../../parts/VisuallyHidden'

const WIDE = '@container widget (min-width: 40em)'
const ROOMY = '@container widget (min-width: 62.5em)'
/** Too narrow for search, a filter of several fields, and order on one line. */
const TWO_LINES = '@container widget (min-width: 40em) and (max-width: 62.4375em)'

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[12]};
  min-inline-size: 0;
  ${stacked}
`

export const Tools = styled.div`
  ${offPaper}
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token.space[8]};

  ${WIDE} {
    gap: ${token.space[12]};
  }
`

export const Search = styled.div`
  flex: 1 1 100%;

  ${WIDE} {
    flex: 1 1 15em;
  }
  ${TWO_LINES} {
    ${Tools}:has([data-several]) > & {
      flex-basis: 100%;
    }
  }
`

/** As high as the fields beside it, even if its content is lower. */
export const Filter = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token.space[12]};

  && > * {
    min-block-size: ${height.field};
    align-content: stretch;
  }
`

/** The label is visually hidden: the value explains itself. A long value takes a full line on a phone. */
export const Sort = styled.div`
  ${offPaper}
  flex: 1 1 auto;
  min-inline-size: 0;

  & label,
  & > * > span:first-child {
    ${visuallyHidden}
  }
  ${WIDE} {
    flex: 0 1 10.625em;
    margin-inline-start: auto;
  }
  ${ROOMY} {
    flex-basis: 16.25em;
  }
`

/** The count, and at its end the actions on all counted rows. */
export const Status = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[16]};

  & > ${Sort} {
    flex: 0 1 16.25em;
  }
`

/** Hidden where only the icon fits. */
export const WideText = styled.span`
  display: none;

  ${WIDE} {
    display: inline;
  }
`

/** Reserves its line while the rows load. Receives the focus of an element that it replaces. */
export const Count = styled.p`
  min-block-size: 1lh;
  margin: 0;
  border-radius: ${token.radius.small};
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  font-variant-numeric: tabular-nums;
  outline: none;

  &:focus-visible {
    ${ring}
  }
`

/** On narrow containers it reaches from edge to edge, above the phone's own bar. */
export const SelectionBar = styled.div`
  ${offPaper}
  order: 1;
  position: sticky;
  inset-block-end: 0;
  z-index: ${token.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[12]};
  margin-inline: calc(${token.space[16]} * -1);
  padding: ${token.space[8]} ${token.space[16]} calc(${token.space[12]} + env(safe-area-inset-bottom, 0px));
  border-block-start: 1px solid ${token.color.border};
  background-color: ${token.color.surfaceRaised};
  box-shadow: ${token.shadow.float};

  @media (max-height: 480px) {
    position: static;
  }
  ${WIDE} {
    margin-inline: 0;
    padding-block: ${token.space[12]};
    border: 1px solid ${token.color.border};
    border-radius: ${token.radius.card} ${token.radius.card} 0 0;
  }
  &&[data-empty] {
    ${visuallyHidden}
  }
`

export const SelectionCount = styled.p`
  flex: 1 1 0;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[12]};
  min-inline-size: min-content;
  margin: 0;
  font-variant-numeric: tabular-nums;
`

/** On narrow containers the actions take a full line. */
export const SelectionActions = styled.div`
  flex: 1 0 100%;
  display: flex;
  gap: ${token.space[8]};

  & > :last-child {
    flex: 1 1 auto;
  }
  ${WIDE} {
    flex: 0 0 auto;
  }
`
