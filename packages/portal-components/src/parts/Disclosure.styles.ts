import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { height, iconSize, pressMotion, tinted, type } from './field/control.styles'
import { focusRing } from './focusRing.styles'
import { PlainButton } from './PlainButton'
import { bareButton } from './plainElements.styles'

export const Disclosure = styled.div`
  ${type}
  color: ${token.color.text};
`

export const Trigger = styled(PlainButton)`
  ${bareButton}
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
  padding: ${token.space[4]} ${token.space[8]};
  border-radius: ${token.radius.small};
  color: inherit;
  font-weight: ${token.font.weight.medium};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  ${iconSize(18)}
  & > svg {
    color: ${token.color.textMuted};
    transition: rotate ${token.motion.press} ${token.motion.easing};
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  ${tinted}
`

export const Panel = styled.div`
  padding: ${token.space[8]} ${token.space[8]} ${token.space[12]};
`
