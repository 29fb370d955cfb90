import { CartReview } from '@trade-portal/portal-components/CartReview'
import type { Metadata } from 'next'
import { Trade } from '../../../trade/Trade'

export const metadata: Metadata = { title: 'Cart · Ironbark Timber Yard' }

export default function CartPage() {
  return (
    <Trade>
      <CartReview />
    </Trade>
  )
}
