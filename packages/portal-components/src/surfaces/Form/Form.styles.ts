import { styled } from 'styled-components'

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
