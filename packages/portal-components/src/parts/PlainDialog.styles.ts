import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { type } from './field/control.styles'
import { plainElements } from './plainElements.styles'

export const Dialog = styled.dialog`
  ${type}
  box-sizing: border-box;
  inline-size: min(420px, calc(100% - ${token.space[32]}));
  padding: ${token.space[24]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.modal};
  background-color: ${token.color.surfaceRaised};
  color: ${token.color.text};
  box-shadow: ${token.shadow.float};
  overflow-wrap: anywhere;

  &::backdrop {
    background-color: ${token.color.scrim};
  }
  ${plainElements}
`

export const Title = styled.h2`
  margin: 0;
  font-size: ${token.font.size[18]};
  font-weight: ${token.font.weight.bold};
`

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token.space[12]};
  margin-block-start: ${token.space[24]};
`
