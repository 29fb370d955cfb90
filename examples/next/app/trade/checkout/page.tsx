'use client'

import { CheckoutForm, OrderComplete } from '@trade-portal/portal-components'
import type { PlacedOrder } from '@trade-portal/portal-components'
import { useState } from 'react'
import { Trade } from '../../../trade/Trade'

/** Turns the cart into an order, and shows the confirmation. */
export default function CheckoutPage() {
  const [placed, setPlaced] = useState<PlacedOrder | null>(null)
  return (
    <Trade>
      {placed ? (
        <OrderComplete kind={placed.kind} number={placed.number} total={placed.total} />
      ) : (
        <CheckoutForm onComplete={setPlaced} />
      )}
    </Trade>
  )
}
