import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

/** Count and amount on the first line, with the names below; a single name goes beside the amount. */
export const Documents = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  column-gap: ${token.space[8]};
  margin: 0;
  padding: ${token.space[12]};
  border-radius: ${token.radius.control};
  background-color: ${token.color.surfaceSunken};
  /* Visible only in forced colours, where the panel has no background. */
  outline: 1px solid transparent;
  outline-offset: -1px;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  line-height: ${token.font.lineHeight.body};
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
  }
`

export const Count = styled.strong`
  color: ${token.color.text};
`

export const Note = styled.strong`
  grid-area: 1 / 3;
  color: ${token.color.text};
  overflow-wrap: normal;
`

export const Names = styled.span`
  grid-column: 2;

  ${Count} ~ & {
    grid-column: 2 / -1;
  }
`

/** Below the field, its text aligned with the field's edge. Keeps its space once the address has been used. */
export const Own = styled.div`
  margin-inline: calc(${token.space[8]} * -1);

  &[data-taken] {
    visibility: hidden;
  }
`

/** All six fit on one line of a wide modal, and on two lines on a phone. */
export const Formats = styled.div`
  @container (min-width: 40em) {
    --option-width: 76px;
  }
`

/** Two short answers side by side, where they are wide enough for touch. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: ${token.space[16]} ${token.space[12]};
  align-items: start;
`
