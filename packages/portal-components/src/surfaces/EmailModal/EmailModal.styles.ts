import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const Documents = styled.p`
  display: flex;
  gap: ${token.space[8]};
  margin: 0;
  padding: ${token.space[12]};
  border-radius: ${token.radius.control};
  background-color: ${token.color.surfaceSunken};
  /* Drawn where the device has colours of its own, and the panel no longer any. */
  outline: 1px solid transparent;
  outline-offset: -1px;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  font-variant-numeric: tabular-nums;
  line-height: ${token.font.lineHeight.body};
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
  }
`

export const Note = styled.strong`
  margin-inline-start: auto;
  color: ${token.color.text};
  white-space: nowrap;
`

/** Two short answers side by side, where a thumb has room for them. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: ${token.space[16]} ${token.space[12]};
  align-items: start;
`
