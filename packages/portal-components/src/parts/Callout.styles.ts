import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { readable, type } from './field/control.styles'

export const Callout = styled.div`
  ${type}
  ${readable}
  box-sizing: border-box;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${token.space[8]} ${token.space[12]};
  padding: ${token.space[12]} ${token.space[16]};
  border: 1px solid ${token.color.infoBorder};
  border-radius: ${token.radius.card};
  background-color: ${token.color.infoBackground};
  color: ${token.color.text};
  --callout-tone: ${token.color.info};

  &[data-tone='positive'] {
    border-color: ${token.color.positiveBorder};
    background-color: ${token.color.positiveBackground};
    --callout-tone: ${token.color.positive};
  }
  &[data-tone='caution'] {
    border-color: ${token.color.cautionBorder};
    background-color: ${token.color.cautionBackground};
    --callout-tone: ${token.color.caution};
  }
  &[data-tone='critical'] {
    border-color: ${token.color.criticalBorder};
    background-color: ${token.color.criticalBackground};
    --callout-tone: ${token.color.critical};
  }

  & > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    color: var(--callout-tone);
  }
`

export const Words = styled.div`
  flex: 1 1 11.25em;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

export const Title = styled.p`
  margin: 0;
  color: var(--callout-tone);
  font-weight: ${token.font.weight.bold};
`
