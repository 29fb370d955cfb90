import { token } from '@trade-portal/theme'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { iconSize, readable, type } from './field/control.styles'

export interface CalloutProps {
  tone: 'info' | 'caution' | 'critical' | 'positive'
  title?: string
  children: ReactNode
  action?: ReactNode
}

/** A message to read before continuing. A critical one is announced when it appears. */
export function Callout({ tone, title, children, action }: CalloutProps) {
  const Icon = icons[tone]
  return (
    <StyledCallout data-tone={tone} role={tone === 'critical' ? 'alert' : undefined}>
      <Icon aria-hidden />
      <Words>
        {title && <Title>{title}</Title>}
        <div>{children}</div>
      </Words>
      {action}
    </StyledCallout>
  )
}

const icons = { info: Info, caution: TriangleAlert, critical: CircleAlert, positive: CircleCheck } as const

const StyledCallout = styled.div`
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
  ${iconSize(20)}
  & > svg {
    color: var(--callout-tone);
  }
`

const Words = styled.div`
  flex: 1 1 11.25em;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Title = styled.p`
  margin: 0;
  color: var(--callout-tone);
  font-weight: ${token.font.weight.bold};
`
