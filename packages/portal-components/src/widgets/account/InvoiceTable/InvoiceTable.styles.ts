import { token } from '@trade-portal/theme'
import { css, styled } from 'styled-components'
import { bareButton } from '../../../parts/plainElements.styles'
import { focusRing } from '../../../parts/focusRing.styles'
import { onPaper } from '../../../parts/paper.styles'

/** Room for more than the dates on their line. */
const BESIDE = '@container widget (min-width: 40em)'

/** A line of its own until there is room for the order, and then the search, beside it. */
export const Dates = styled.div`
  inline-size: 100cqi;
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${token.space[8]} ${token.space[12]};
  border-radius: ${token.radius.control};
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
    /* By its size: Firefox and Safari measure the line of both without the basis. */
    flex: none;
    inline-size: 10.5em;

    /* Hangs below the line of fields, which stays one. */
    & [slot='errorMessage'] {
      position: absolute;
      inset-block-start: 100%;
      inset-inline-start: 0;
      white-space: nowrap;
    }
  }
`

/** Beside the fields, and not beside what is wrong with them. */
export const Reset = styled.div`
  align-self: end;
`

/** A link's look within the row, and a target that does not make the row higher. */
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

  @media (hover: hover) {
    &:hover {
      text-decoration-color: currentColor;
    }
  }
  &[data-empty] {
    color: ${token.color.link};
    text-decoration-color: transparent;
  }
  @media (hover: hover) {
    &[data-empty]:hover {
      color: ${token.color.linkHover};
      text-decoration-color: currentColor;
    }
  }
`

/** In the column of comments, in plain elements. */
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
