import { token } from '@trade-portal/theme'
import { css, styled } from 'styled-components'

/** The look of an error message. */
export const errorText = css`
  display: flex;
  gap: ${token.space[4]};
  align-items: flex-start;
  color: ${token.color.critical};
  font-size: ${token.font.size[14]};
  font-weight: ${token.font.weight.medium};
  line-height: ${token.font.lineHeight.body};
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    margin-block-start: 0.16em;
  }
`

/** The look of a help text. */
export const hintText = css`
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
`

export const Hint = styled.span`
  ${hintText}
`

export const Error = styled.span`
  ${errorText}
`
