import type { Money, TallyLength } from '@trade-portal/fluid-sdk'
import type { Ref } from 'react'
import { Row, Text } from '../../parts/layout/Layout'
import { Button } from '../../parts/Button'
import { usePortal, useMessages } from '../../context/PortalContext'
import { figureText, taxText } from '../../messages/prices'
import * as S from './TallyModal.styles'
import { tallyMessages } from '../../messages/tally'
import { commonMessages } from '../../messages/common'

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
  /** Why the tally cannot be submitted. */
  blocked: string | null
  /** Ref of the button's container. */
  sendRef: Ref<HTMLDivElement>
  onSubmit: () => void
}

const caption = { size: 14, tone: 'muted', weight: 'regular' } as const
const figure = { size: 22, weight: 'bold', leading: 'heading' } as const

/** The running total and the submit button. */
export function TallyFooter({
  mode,
  tally,
  quantity,
  unit,
  showsPrice,
  total,
  isSending,
  blocked,
  sendRef,
  onSubmit,
}: TallyFooterProps) {
  const portal = usePortal()
  const { formats } = portal
  const tallyText = useMessages(tallyMessages)
  const common = useMessages(commonMessages)
  const pieces = tally.reduce((sum, row) => sum + row.quantity, 0)
  const counted = tallyText.piecesCount(pieces)
  const measured = `${formats.quantity(quantity)} ${unit}`
  return (
    <S.Footer>
      <Text as="div" tabular aria-live="polite">
        <Text as="p" {...caption}>
          {showsPrice ? `${counted} · ${measured}` : counted}
        </Text>
        <Row as="p" gap={4} align="baseline" wrap>
          {showsPrice ? (
            priceOf(total)
          ) : (
            <Text as="strong" {...figure}>
              {measured}
            </Text>
          )}
        </Row>
      </Text>
      <S.Send ref={sendRef}>
        <Button tone="primary" size="large" isFullWidth isPending={isSending} onPress={onSubmit}>
          {mode === 'update' ? tallyText.update : tallyText.addToCart}
        </Button>
      </S.Send>
      {blocked && <S.Blocked role="alert">{blocked}</S.Blocked>}
    </S.Footer>
  )

  function priceOf(amount: Money | null) {
    if (amount === null) return <S.Asked>{common.priceOnRequest}</S.Asked>
    return (
      <span>
        <Text as="strong" {...figure}>
          {figureText(amount, formats.money, portal)}
        </Text>{' '}
        <Text {...caption}>{taxText(portal)}</Text>
      </span>
    )
  }
}
