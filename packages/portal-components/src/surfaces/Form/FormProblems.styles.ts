import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { readable, type } from '../../parts/field/control.styles'
import { focusRing } from '../../parts/focusRing.styles'

export const Problems = styled.div`
  ${type}
  ${readable}
  display: grid;
  gap: ${token.space[4]};
  padding: ${token.space[12]} ${token.space[16]};
  border: 1px solid ${token.color.criticalBorder};
  border-radius: ${token.radius.card};
  background-color: ${token.color.criticalBackground};
  color: ${token.color.text};
`

export const Title = styled.p`
  display: flex;
  gap: ${token.space[12]};
  margin: 0;
  color: ${token.color.critical};
  font-weight: ${token.font.weight.bold};

  & > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
  }
`

/** In columns where there is room: nine in one column would push the form off the screen. */
export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  gap: 0 ${token.space[16]};
  margin: 0;
  padding: 0;
  padding-inline-start: ${token.space[32]};
  list-style: none;
`

export const GoTo = styled.a`
  ${focusRing}
  display: inline-flex;
  align-items: center;
  min-block-size: ${token.space[32]};
  border-radius: ${token.radius.small};
  color: inherit;
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
  text-underline-offset: 3px;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  @media (pointer: coarse) {
    min-block-size: ${token.target};
  }
  @media (hover: hover) {
    &:hover {
      text-decoration-color: currentColor;
    }
  }
  &:active {
    text-decoration-color: currentColor;
  }
`
