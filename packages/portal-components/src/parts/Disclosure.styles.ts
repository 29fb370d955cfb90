import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { height, pressMotion, tint, type } from './field/control.styles'
import { focusRing } from './focusRing.styles'
import { PlainButton } from './PlainButton'

export const Disclosure = styled.div`
  ${type}
  color: ${token.color.text};
`

export const Title = styled.h3`
  margin: 0;
  font: inherit;
`

export const Trigger = styled(PlainButton)`
  ${type}
  ${pressMotion}
  ${focusRing}
  box-sizing: border-box;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]};
  inline-size: 100%;
  min-block-size: ${height.medium};
  margin: 0;
  padding: ${token.space[4]} ${token.space[8]};
  border: 0;
  border-radius: ${token.radius.small};
  background-color: transparent;
  color: inherit;
  font-weight: ${token.font.weight.medium};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  & > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    color: ${token.color.textMuted};
    transition: rotate ${token.motion.press} ${token.motion.easing};

    @media (prefers-reduced-motion: reduce) {
      transition: none;
    }
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  @media (hover: hover) {
    &:hover:not([data-disabled]) {
      background-color: ${tint.hovered};
    }
  }
  &:active:not([data-disabled]) {
    background-color: ${tint.pressed};
  }
  &[data-disabled] {
    color: ${token.color.textMuted};
    cursor: not-allowed;
  }
`

export const Panel = styled.div`
  padding-inline: ${token.space[8]};

  &[hidden] {
    display: none;
  }
`

export const Content = styled.div`
  padding-block: ${token.space[8]} ${token.space[12]};
`
