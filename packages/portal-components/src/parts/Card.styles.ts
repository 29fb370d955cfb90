import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const Card = styled.div`
  box-sizing: border-box;
  min-inline-size: 0;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background-color: ${token.color.surfaceRaised};
  color: ${token.color.text};
  font-family: ${token.font.family};

  &[data-padding='medium'] {
    padding: ${token.space[20]};
  }
  &[data-padding='row'] {
    padding: ${token.space[16]};
  }
  &[data-padding='small'] {
    padding: ${token.space[12]};
  }
  @media print {
    break-inside: avoid;
  }
`
