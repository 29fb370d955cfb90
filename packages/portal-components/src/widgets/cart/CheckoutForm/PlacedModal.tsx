import type { ConfirmedOutcome } from '@trade-portal/fluid-sdk'
import { token } from '@trade-portal/theme'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { useReceipts } from '../../../data/orders/receipts'
import { useLastShown } from '../../../hooks/openings'
import { Button } from '../../../parts/Button'
import { Card } from '../../../parts/Card'
import { Modal } from '../../../parts/Modal'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { RouteLink } from '../../../surfaces/RouteLink/RouteLink'
import { CopyNumber } from '../../../surfaces/Receipt/CopyNumber'
import { Done } from '../../../surfaces/Receipt/Receipt.styles'
import { ReceiptPoints } from '../../../surfaces/Receipt/ReceiptPoints'
import { Row, Stack, Text } from '../../../parts/layout/Layout'
import { placedMessages } from './placedOrder'
import { commonMessages } from '../../../messages/common'
import { openOrdersMessages } from '../../../messages/openOrders'

/** The main button comes last, and is wide enough for a thumb. */
const Ways = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${token.space[8]};
  inline-size: 100%;
`

export interface PlacedModalProps {
  /** `null` while there is nothing to show. */
  placed: ConfirmedOutcome | null
  /** Called when it closes, by any control or key. */
  onClose: () => void
}

/** Shows the number of a placed order or quote, with its receipt. */
export function PlacedModal({ placed, onClose }: PlacedModalProps) {
  const { messagesOf } = usePortal()
  const openOrders = useMessages(openOrdersMessages)
  const common = useMessages(commonMessages)
  const id = useId()
  const shown = useLastShown(placed)
  const receipts = useReceipts()
  const receipt = shown && receipts.read(shown.kind, shown.number)
  const { title, numberLabel } = placedMessages(shown?.kind ?? 'Order', messagesOf)
  return (
    <Modal
      isOpen={placed !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      aria-describedby={`${id}label ${id}number`}
      media={
        <Done aria-hidden>
          <Check />
        </Done>
      }
      footer={
        <Ways>
          <RouteLink to="/orders" tone="button" size="large" isFullWidth>
            {openOrders.seeOrders}
          </RouteLink>
          <Button tone="primary" size="large" isFullWidth onPress={onClose}>
            {common.ok}
          </Button>
        </Ways>
      }
    >
      <Stack gap={16}>
        <Stack as="p" gap={4}>
          <Text tone="muted" id={`${id}label`}>
            {numberLabel}
          </Text>
          <Row as="span" gap={8}>
            <Text as="b" size={28} tone="text" weight="bold" leading="heading" tabular id={`${id}number`}>
              {shown?.number}
            </Text>
            {shown && <CopyNumber number={shown.number} />}
          </Row>
        </Stack>
        {receipt && (
          <Card padding="none">
            <ReceiptPoints receipt={receipt} />
          </Card>
        )}
      </Stack>
    </Modal>
  )
}
