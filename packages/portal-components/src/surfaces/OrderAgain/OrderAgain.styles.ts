import { token } from '@trade-portal/theme'
import { css, styled } from 'styled-components'
import { bareButton } from '../../parts/plainElements.styles'
import { focusRing } from '../../parts/focusRing.styles'
import { MEDIUM } from '../../parts/table/dataGrid.styles'

/** Room for the label beside the icon. */
const ROOMY = 'table (min-width: 73.75em)'

/**
 * A plain button, because each row has one. Its touch target does not increase the row's height; on a card it has the
 * height of two lines.
 */
const again = css`
  ${bareButton}
  ${focusRing}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[8]};
  inline-size: ${token.target};
  block-size: ${token.target};
  margin-block: calc((48px - ${token.target}) / 2);
  border-radius: ${token.radius.control};
  color: ${token.color.link};
  font: inherit;
  white-space: nowrap;
  cursor: pointer;

  & > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
  }
  & > span {
    display: none;
  }
  @media (hover: hover) {
    &:hover {
      background-color: ${token.color.surfaceSunken};
      color: ${token.color.linkHover};
    }
  }
  &:active {
    background-color: ${token.color.border};
  }
  &:is([aria-busy] > * > *) {
    opacity: 0.5;
    cursor: progress;
  }
  @container ${MEDIUM} {
    margin-block: calc((1lh - ${token.target}) / 2);
  }
  @container ${ROOMY} {
    inline-size: auto;
    padding-inline: ${token.space[4]};

    & > span {
      display: inline;
    }
  }
`

/** For a column of such buttons, in plain elements. */
export const agains = css`
  & > button {
    ${again}
  }
`

/** The size of the button. */
export const NoAgain = styled.div`
  inline-size: ${token.target};
  block-size: 1lh;
`
