import type { Money } from '@trade-portal/fluid-sdk'
import { Truck } from 'lucide-react'
import { refusalMessage } from '../../../messages/errorMessage'
import { Button } from '../../../parts/Button'
import { usePortal, useMessages } from '../../../context/PortalContext'
import type { DeliveryPrice } from './useDeliveryQuote'
import * as S from './CheckoutForm.styles'
import { checkoutMessages } from '../../../messages/checkout'
import { commonMessages } from '../../../messages/common'
import type { Messages } from '../../../messages/Messages'

export interface DeliveryWordsProps {
  price: DeliveryPrice
  /** Without tax. */
  charge: Money | null
  /** Empty when none is chosen. */
  selectedBranchId: string
  /** Called to price the delivery again after a failure. */
  onRetry: () => void
}

/** Shows which branch delivers and from how far, or why it is unknown. */
export function DeliveryText({ price, charge, selectedBranchId, onRetry }: DeliveryWordsProps) {
  const { messagesOf, formats, settings } = usePortal()
  const words = useMessages(checkoutMessages)
  const common = useMessages(commonMessages)

  return (
    <S.Delivery data-empty={price.status === 'none' || undefined}>
      <S.DeliveryText role="status">
        {price.status !== 'none' && (
          <>
            <Truck size={18} aria-hidden />
            <span>{said()}</span>
          </>
        )}
      </S.DeliveryText>
      {price.status === 'failed' && <Button onPress={onRetry}>{common.tryAgain}</Button>}
    </S.Delivery>
  )

  function said() {
    if (price.status === 'pending') return words.deliveryPending
    if (price.status === 'failed') {
      return [words.deliveryFailed, refusalMessage(price.error, messagesOf, '').trim()]
        .filter(Boolean)
        .join(' ')
    }
    if (price.status === 'byBranch' && price.isLookedFor) {
      return `${words.deliveryNotFound} ${words.deliveryByBranch}`
    }
    if (price.status !== 'priced') return words.deliveryByBranch
    const { quote, branch } = price
    const name = branch?.name ?? quote.branchId
    const isCharged = charge !== null && !settings.hidesFinalPrices
    const cost = isCharged ? ` · ${words.deliveryCharge} ${formats.money(charge)}` : ''
    const from = words.deliveryFrom(name, formats.distance(quote.distanceKm)) + cost
    const isReplaced = selectedBranchId !== '' && selectedBranchId !== quote.branchId
    return isReplaced ? `${from}. ${words.closestReplaces(name)}` : from
  }
}

/** Returns the text to show when the delivery has no amount. */
export function chargeMessage(price: DeliveryPrice, words: Messages['checkout']): string {
  // A charge quoted without an amount gets its amount when the order is placed.
  if (price.status === 'priced') return price.quote.charge ? words.deliveryUnpriced : words.deliveryFree
  return {
    none: '',
    pending: words.deliveryPending,
    failed: words.deliveryUnpriced,
    byBranch: words.deliveryByBranch,
  }[price.status]
}
