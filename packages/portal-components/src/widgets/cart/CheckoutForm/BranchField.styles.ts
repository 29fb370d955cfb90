import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const Shown = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  padding: ${token.space[8]} ${token.space[12]};
  border-radius: ${token.radius.control};
  background-color: ${token.color.surfaceSunken};
`

export const Words = styled.div`
  flex: 1;
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > b {
    font-weight: ${token.font.weight.medium};
  }
`

export const Label = styled.span`
  color: ${token.color.textMuted};
  font-size: ${token.font.size[12]};
`
