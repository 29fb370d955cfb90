import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

/** How many and how much on the first line, and the names under it, or beside the amount where there is but one. */
export const Documents = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  column-gap: ${token.space[8]};
  margin: 0;
  padding: ${token.space[12]};
  border-radius: ${token.radius.control};
  background-color: ${token.color.surfaceSunken};
  /* Drawn where the device has colours of its own, and the panel no longer any. */
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

/** Under the field, its words on the field's edge; its place stays when the address has been taken. */
export const Own = styled.div`
  margin-inline: calc(${token.space[8]} * -1);

  &[data-taken] {
    visibility: hidden;
  }
`

/** All six on one line of a wide modal, and on two of a phone. */
export const Formats = styled.div`
  @container (min-width: 40em) {
    --option-width: 76px;
  }
`

/** Two short answers side by side, where a thumb has room for them. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: ${token.space[16]} ${token.space[12]};
  align-items: start;
`
