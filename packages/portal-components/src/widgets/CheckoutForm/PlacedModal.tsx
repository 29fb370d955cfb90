import type { ConfirmedOutcome } from '@trade-portal/fluid-sdk'
import { Button } from '../../parts/Button'
import { Modal } from '../../parts/Modal'
import { Summary } from '../../parts/Summary'
import { usePortal } from '../../portal/PortalContext'
import { useLastShown } from '../../hooks/useLastShown'
import { placedOf } from './placedOf'
import * as S from './OrderSummary.styles'

export interface PlacedModalProps {
  /** `null` while there is nothing to tell. */
  placed: ConfirmedOutcome | null
  /** However it was closed. */
  onClose: () => void
}

/** Tells the number of an order or quote that was placed, and what it comes to. */
export function PlacedModal({ placed, onClose }: PlacedModalProps) {
  const { messages, formats, settings } = usePortal()
  const words = messages.checkout
  const shown = useLastShown(placed)
  const isOrder = shown?.kind === 'Order'
  const total = shown && placedOf(shown, settings).total
  return (
    <Modal
      isOpen={placed !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isOrder ? words.orderPlaced : words.quoteCreated}
      size="small"
      footer={
        <Button tone="primary" size="large" isFullWidth onPress={onClose}>
          {messages.common.ok}
        </Button>
      }
    >
      <S.Placed>
        <p>
          <span>{isOrder ? words.orderNumber : words.quoteNumber}</span>
          <S.Number>{shown?.number}</S.Number>
        </p>
        {total !== null && <Summary rows={[{ label: words.total, value: formats.money(total) }]} />}
      </S.Placed>
    </Modal>
  )
}
