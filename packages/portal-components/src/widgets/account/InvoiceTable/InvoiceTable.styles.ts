import { token } from '@trade-portal/theme'
import { css, styled } from 'styled-components'
import { bareButton } from '../../../parts/plainElements.styles'
import { iconSize } from '../../../parts/field/control.styles'
import { control, controlStates } from '../../../parts/field/field.styles'
import { focusRing, ring } from '../../../parts/focusRing.styles'
import { PlainButton } from '../../../parts/PlainButton'
import { visuallyHidden } from '../../../parts/VisuallyHidden'
import { MEDIUM, NARROW } from '../../../parts/table/dataGrid.styles'
import { onPaper } from '../../../parts/paper.styles'

/** Wide enough for more than the dates on one line. */
const BESIDE = '@container widget (min-width: 40em)'

/** The dates: fields, or a chip on narrow containers. */
export const Dates = styled.div`
  border-radius: ${token.radius.control};
  outline: none;

  &:focus-visible {
    ${ring}
  }
`

/** The fields of a wide container. */
export const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${token.space[8]} ${token.space[12]};

  ${BESIDE} {
    align-items: end;
  }
  @container widget (max-width: 39.99875em) {
    display: none;
  }
`

/** The chip of a narrow container. */
export const DateChip = styled(PlainButton)`
  ${control}
  ${controlStates}
  ${focusRing}
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  white-space: nowrap;
  cursor: pointer;

  ${iconSize(18)}
  & > svg {
    color: ${token.color.textMuted};
  }
  ${BESIDE} {
    display: none;
  }
`

/** Side by side on a phone too. */
export const Day = styled.div`
  position: relative;
  flex: 1 1 8.75em;
  min-inline-size: 0;
  max-inline-size: 15em;

  ${BESIDE} {
    /* Sized by inline-size: Firefox and Safari ignore the flex basis when they measure the line. */
    flex: none;
    inline-size: 10.5em;

    /* Hangs below the fields without changing the height of the line. */
    & [slot='errorMessage'] {
      position: absolute;
      inset-block-start: 100%;
      inset-inline-start: 0;
      white-space: nowrap;
    }
  }
`

/** Aligned with the fields, not with their error. */
export const Reset = styled.div`
  align-self: end;
`

/** Looks like a link and has a full-size target without a higher row. */
const comment = css`
  ${bareButton}
  ${focusRing}
  display: inline-grid;
  align-items: center;
  min-inline-size: ${token.target};
  min-block-size: ${token.target};
  margin-block: calc((1lh - ${token.target}) / 2);
  border-radius: ${token.radius.small};
  color: inherit;
  font: inherit;
  text-align: start;
  vertical-align: top;
  text-decoration-line: underline;
  text-decoration-color: ${token.color.borderStrong};
  text-underline-offset: 3px;
  overflow-wrap: anywhere;
  cursor: pointer;

  & > svg {
    display: block;
    inline-size: 18px;
    block-size: 18px;
  }
  &[data-empty] {
    color: ${token.color.link};
    text-decoration-color: transparent;
  }
  @container ${NARROW} {
    &[data-empty] > svg {
      display: none;
    }
  }
  /* Where a pointer hovers, the icon appears with the row under it or with the focus. */
  @container ${MEDIUM} {
    &[data-empty] > span {
      ${visuallyHidden}
    }
    @media (hover: hover) {
      &[data-empty]:not(:focus-visible, tr:hover *) > svg {
        opacity: 0;
      }
    }
  }
  @media (hover: hover) {
    &:hover,
    &[data-empty]:hover {
      text-decoration-color: currentColor;
    }
    &[data-empty]:hover {
      color: ${token.color.linkHover};
    }
  }
`

/** Styles for the plain elements in the column of comments. */
export const comments = css`
  & button {
    ${comment}
  }
  & [data-printed] {
    ${onPaper}
  }
  @media print {
    & button {
      display: none;
    }
  }
`
