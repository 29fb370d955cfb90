import type { Money, TallyLength } from '@trade-portal/fluid-sdk'
import { Button } from '../../parts/Button'
import { usePortal } from '../../portal/PortalContext'
import { figureText, taxText } from '../../words/prices'
import * as S from './TallyModal.styles'

export interface TallyFooterProps {
  mode: 'add' | 'update'
  tally: TallyLength[]
  /** Sum of length times pieces, in the unit. */
  quantity: number
  unit: string
  showsPrice: boolean
  /** `null`: price on request. */
  total: Money | null
  isSending: boolean
  /** Why the tally cannot be handed on. */
  blocked: string | null
  onSubmit: () => void
}

/** The running total, and the button that hands the tally on. */
export function TallyFooter({
  mode,
  tally,
  quantity,
  unit,
  showsPrice,
  total,
  isSending,
  blocked,
  onSubmit,
}: TallyFooterProps) {
  const portal = usePortal()
  const { messages, formats } = portal
  const pieces = tally.reduce((sum, row) => sum + row.quantity, 0)
  return (
    <S.Footer>
      <S.Totals aria-live="polite">
        <S.Muted>{messages.tally.piecesCount(pieces)}</S.Muted>
        <S.Total>
          <S.TotalQuantity>
            {formats.quantity(quantity)} {unit}
          </S.TotalQuantity>
          {showsPrice && quantity > 0 && (
            <S.TotalPrice>
              <span aria-hidden>· </span>
              {total === null ? (
                messages.common.priceOnRequest
              ) : (
                <>
                  <strong>{figureText(total, formats.money, portal)}</strong>{' '}
                  <S.Muted as="span">{taxText(portal)}</S.Muted>
                </>
              )}
            </S.TotalPrice>
          )}
        </S.Total>
      </S.Totals>
      <S.Send>
        <Button tone="primary" size="large" isFullWidth isPending={isSending} onPress={onSubmit}>
          {mode === 'update' ? messages.tally.update : messages.tally.addToCart}
        </Button>
      </S.Send>
      {blocked && <S.Blocked role="alert">{blocked}</S.Blocked>}
    </S.Footer>
  )
}
