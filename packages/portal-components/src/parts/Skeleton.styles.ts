import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { breathe } from './movements.styles'

export const Skeleton = styled.span`
  display: block;
  max-inline-size: 100%;
  border-radius: ${token.radius.small};
  background-color: color-mix(in srgb, ${token.color.text} 9%, transparent);
  animation: ${breathe} 1.6s ease-in-out infinite;

  &[data-radius='control'] {
    border-radius: ${token.radius.control};
  }
  &[data-radius='pill'] {
    border-radius: ${token.radius.pill};
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
    box-sizing: border-box;
  }
`
