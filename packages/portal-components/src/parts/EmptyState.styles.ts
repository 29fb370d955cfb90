import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { type } from './field/control.styles'
import { focusRing } from './focusRing.styles'

/** Centres a single message in an empty area. */
export const State = styled.div`
  ${type}
  box-sizing: border-box;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${token.space[16]};
  min-block-size: 240px;
  padding: ${token.space[32]} ${token.space[16]};
  color: ${token.color.textMuted};
  font-size: ${token.font.size[16]};
  text-align: center;
`

export const Icon = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${token.space[64]};
  block-size: ${token.space[64]};
  border-radius: ${token.radius.pill};
  background-color: ${token.color.surfaceSunken};
  color: ${token.color.textMuted};

  & > svg {
    inline-size: 28px;
    block-size: 28px;
    stroke-width: 1.6;
  }
  &[data-tone='critical'] {
    background-color: ${token.color.criticalBackground};
    color: ${token.color.critical};
  }
  &[data-tone='positive'] {
    background-color: ${token.color.positiveBackground};
    color: ${token.color.positive};
  }
`

export const Title = styled.p`
  ${focusRing}
  margin: 0;
  color: ${token.color.text};
  font-size: ${token.font.size[18]};
  font-weight: ${token.font.weight.bold};
  line-height: ${token.font.lineHeight.heading};
  overflow-wrap: anywhere;
  text-wrap: balance;

  h1& {
    font-size: ${token.font.size[22]};
  }
`

export const Words = styled.div`
  display: grid;
  gap: ${token.space[8]};
  max-inline-size: 46ch;
`
