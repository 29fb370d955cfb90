import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { height } from './control.styles'
import { field } from './field.styles'

export const Field = styled.div`
  ${field}
`

export const Control = styled.div`
  display: grid;
  block-size: ${height.field};
  border-radius: ${token.radius.control};

  &[data-size='medium'] {
    inline-size: calc(${token.space[48]} * 4);
    max-inline-size: 100%;
    block-size: ${height.medium};
  }
`
