import { token } from '@trade-portal/theme'
import styled from 'styled-components'

export const Form = styled.form`
  display: grid;
  gap: ${token.space[24]};
  inline-size: 100%;
  max-inline-size: 400px;
`

export const Fields = styled.div`
  display: grid;
  gap: ${token.space[16]};
`

export const Failure = styled.div`
  &:empty {
    display: none;
  }
`
