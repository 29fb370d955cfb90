import { useState } from 'react'
import { PaymentResult } from '../../widgets/PaymentResult/PaymentResult'
import type { ElementView } from '../elementView'
import { paymentPageOf } from '../../places/paymentPages'
import { readReturn, stripReturn } from '../paymentReturn'

export const view: ElementView = function ReturnedPayment({ attribute }) {
  // Once it was read it is taken out of the address, and is still told.
  const [given] = useState(readReturn)
  const page = paymentPageOf(attribute('page')) ?? given.page ?? 'complete'
  return <PaymentResult page={page} paymentId={given.paymentId} onRead={() => stripReturn(given)} />
}
