import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Message = styled.li`
  display: flex;
  justify-content: space-between;
  gap: ${token.space[16]};
  padding-block: ${token.space[12]};
  overflow-wrap: anywhere;

  & + & {
    border-block-start: 1px solid ${token.color.border};
  }
`

export const Time = styled.span`
  flex: none;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  font-variant-numeric: tabular-nums;
`
