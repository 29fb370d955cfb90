import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};

  /* Keeps its place: what was typed into it would be lost. */
  &[data-waiting] {
    visibility: hidden;
  }
`

export const Field = styled.div`
  min-inline-size: 0;
`

/** As wide as a phone, where the thumb is; as wide as its words where there is room. */
export const Submit = styled.div`
  display: grid;

  @container (min-width: 30em) {
    justify-content: start;
  }
`

/** Takes no place while there is nothing to say. */
export const Unsent = styled.div`
  &:empty {
    position: absolute;
  }
`
