import type { ConfirmedOutcome } from '@trade-portal/fluid-sdk'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { useReceipts } from '../../../data/orders/receipts'
import { useLastShown } from '../../../hooks/openings'
import { Button } from '../../../parts/Button'
import { Card } from '../../../parts/Card'
import { Modal } from '../../../parts/Modal'
import { usePortal } from '../../../context/PortalContext'
import { PlaceLink } from '../../../surfaces/PlaceLink/PlaceLink'
import { CopyNumber } from '../../../surfaces/Receipt/CopyNumber'
import { Done } from '../../../surfaces/Receipt/Receipt.styles'
import { ReceiptPoints } from '../../../surfaces/Receipt/ReceiptPoints'
import * as S from './OrderSummary.styles'
import { placedWords } from './placedWords'
import { commonWords } from '../../../messages/common'
import { openOrdersWords } from '../../../messages/openOrders'

export interface PlacedModalProps {
  /** `null` while there is nothing to tell. */
  placed: ConfirmedOutcome | null
  /** However it was closed. */
  onClose: () => void
}

/** Tells the number of an order or quote that was placed, and what was placed. */
export function PlacedModal({ placed, onClose }: PlacedModalProps) {
  const { say } = usePortal()
  const id = useId()
  const shown = useLastShown(placed)
  const receipts = useReceipts()
  const receipt = shown && receipts.read(shown.kind, shown.number)
  const { title, numberLabel } = placedWords(shown?.kind ?? 'Order', say)
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
        <S.PlacedWays>
          <PlaceLink to="/orders" tone="button" size="large" isFullWidth>
            {say(openOrdersWords).seeOrders}
          </PlaceLink>
          <Button tone="primary" size="large" isFullWidth onPress={onClose}>
            {say(commonWords).ok}
          </Button>
        </S.PlacedWays>
      }
    >
      <S.Placed>
        <p>
          <span id={`${id}label`}>{numberLabel}</span>
          <S.NumberLine>
            <S.Number id={`${id}number`}>{shown?.number}</S.Number>
            {shown && <CopyNumber number={shown.number} />}
          </S.NumberLine>
        </p>
        {receipt && (
          <Card padding="none">
            <ReceiptPoints receipt={receipt} />
          </Card>
        )}
      </S.Placed>
    </Modal>
  )
}
