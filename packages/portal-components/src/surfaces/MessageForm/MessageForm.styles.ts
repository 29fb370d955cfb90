import { styled } from 'styled-components'

/** As wide as a letter. */
export const Sheet = styled.div`
  inline-size: min(100%, 640px);
`
