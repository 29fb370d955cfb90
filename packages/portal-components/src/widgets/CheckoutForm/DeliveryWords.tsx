import type { Money } from '@trade-portal/fluid-sdk'
import { Truck } from 'lucide-react'
import { usePortal } from '../../PortalContext'
import type { DeliveryPrice } from './useDeliveryQuote'
import * as S from './CheckoutForm.styles'

export interface DeliveryWordsProps {
  price: DeliveryPrice
  /** Without tax. */
  charge: Money | null
  /** Empty: none was chosen. */
  selectedBranchId: string
}

/** Says which branch delivers and from how far, or why that is not known. */
export function DeliveryWords({ price, charge, selectedBranchId }: DeliveryWordsProps) {
  const { messages, formats, settings } = usePortal()
  const words = messages.checkout

  return (
    <S.DeliveryWords role="status" data-empty={price.status === 'none' || undefined}>
      {price.status !== 'none' && (
        <>
          <Truck aria-hidden />
          <span>{said()}</span>
        </>
      )}
    </S.DeliveryWords>
  )

  function said() {
    if (price.status === 'pending') return words.deliveryPending
    if (price.status === 'failed') return `${words.deliveryFailed} ${words.deliveryByBranch}`
    if (price.status !== 'priced') return words.deliveryByBranch
    const { quote, branch } = price
    const name = branch?.name ?? quote.branchId
    const isCharged = charge !== null && !settings.hidesFinalPrices
    const cost = isCharged ? ` · ${words.deliveryCharge} ${formats.money(charge)}` : ''
    const from = words.deliveryFrom(name, formats.quantity(quote.distanceKm)) + cost
    const isReplaced = selectedBranchId !== '' && selectedBranchId !== quote.branchId
    return isReplaced ? `${from}. ${words.closestReplaces(name)}` : from
  }
}
