import type { Money } from '@trade-portal/fluid-sdk'
import type { ReactNode } from 'react'
import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { Text } from '../../parts/layout/Layout'
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
      <Figure>{figureText(balance, portal.formats.money, portal)}</Figure>
      {children && <Note>{children}</Note>}
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

const Note = styled.div`
  margin-block-start: ${token.space[4]};
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  font-variant-numeric: tabular-nums;
`
