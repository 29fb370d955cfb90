import { token } from '@trade-portal/theme'
import { css } from 'styled-components'

/** A chosen option in forced colours, with everything inside. */
export const selectedInForcedColours = css`
  @media (forced-colors: active) {
    background-color: Highlight;
    color: HighlightText;
    forced-color-adjust: none;

    && * {
      color: inherit;
    }
  }
`

/**
 * A chosen option, chip, segment or day: a tint of the brand, an edge of 2px and bold words. It comes after the neutral
 * backgrounds of hovered and pressed controls, so that it stays under the pointer. The element has a border of 1px.
 */
export const selected = css`
  border-color: ${token.color.selectedEdge};
  background-color: ${token.color.selected};
  box-shadow: inset 0 0 0 1px ${token.color.selectedEdge};
  color: ${token.color.selectedText};
  font-weight: ${token.font.weight.bold};

  & > svg {
    color: inherit;
  }

  ${selectedInForcedColours}
`

/** The row or link of the page that is open: the tint, with a bar of 3px at its start. */
export const current = css`
  background-color: ${token.color.selected};
  box-shadow: inset var(--current-bar, 3px) 0 ${token.color.selectedEdge};
  color: ${token.color.text};
  font-weight: ${token.font.weight.bold};

  &:dir(rtl) {
    --current-bar: -3px;
  }
`
