import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};

  /* Stays mounted, so that typed values are not lost. */
  &[data-waiting] {
    visibility: hidden;
  }
`

export const Field = styled.div`
  min-inline-size: 0;
`

/** Full width on a phone, within reach of the thumb; as wide as its label where there is room. */
export const Submit = styled.div`
  display: grid;

  @container (min-width: 30em) {
    justify-content: start;
  }
`

/** Takes no space while empty. */
export const Unsent = styled.div`
  &:empty {
    position: absolute;
  }
`
