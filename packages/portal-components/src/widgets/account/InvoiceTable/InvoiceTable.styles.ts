import { token } from '@trade-portal/theme'
import { css, styled } from 'styled-components'
import { bareButton } from '../../../parts/plainElements.styles'
import { focusRing } from '../../../parts/focusRing.styles'
import { onPaper } from '../../../parts/paper.styles'

/** Wide enough for more than the dates on one line. */
const BESIDE = '@container widget (min-width: 40em)'

/** Full width until the sorting, and then the search, fit beside the dates. */
export const Dates = styled.div`
  inline-size: 100cqi;
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${token.space[8]} ${token.space[12]};
  outline: none;

  ${BESIDE} {
    inline-size: auto;
    align-items: end;
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
  min-inline-size: ${token.target};
  min-block-size: ${token.target};
  margin-block: calc((1lh - ${token.target}) / 2);
  border-radius: ${token.radius.small};
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration-line: underline;
  text-decoration-color: ${token.color.borderStrong};
  text-underline-offset: 3px;
  overflow-wrap: anywhere;
  cursor: pointer;

  &[data-empty] {
    color: ${token.color.link};
    text-decoration-color: transparent;
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
