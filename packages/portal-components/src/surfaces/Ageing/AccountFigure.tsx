import type { Money } from '@trade-portal/fluid-sdk'
import type { ReactNode } from 'react'
import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { Stack, Text } from '../../parts/layout/Layout'
import { usePortal } from '../../context/PortalContext'
import { figureText } from '../../messages/prices'
import { statementsMessages } from '../../messages/statements'

export interface AccountFigureProps {
  balance: Money
  children?: ReactNode
}

/** The balance of the whole account, set large because most visitors look for it first. */
export function AccountFigure({ balance, children }: AccountFigureProps) {
  const portal = usePortal()
  return (
    <div>
      <Text as="div" size={14} tone="muted">
        {portal.messagesOf(statementsMessages).accountBalance}
      </Text>
      <Stack gap={4}>
        <Figure>{figureText(balance, portal.formats.money, portal)}</Figure>
        {children && (
          <Text as="div" size={14} tone="muted" tabular>
            {children}
          </Text>
        )}
      </Stack>
    </div>
  )
}

const Figure = styled.strong`
  display: block;
  font-size: ${token.font.size[28]};
  font-weight: ${token.font.weight.bold};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  line-height: ${token.font.lineHeight.heading};
  overflow-wrap: anywhere;
`
