import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const Controls = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: flex-end;
  gap: ${token.space[12]};
`

export const Press = styled.div`
  flex: 1 1 auto;
  min-inline-size: 64px;

  /* A place with room to spare keeps the button small by setting the variable. */
  &[data-tally] {
    flex: 0 1 var(--tally-button-width, 100%);
  }
`
