import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

/** Its rows lay themselves out by the room that the list has, not the page. */
export const Lines = styled.ul`
  container-type: inline-size;
  box-sizing: border-box;
  margin: 0;
  padding: 0;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background-color: ${token.color.surfaceRaised};
  list-style: none;

  @media print {
    border: 0;
  }
`
