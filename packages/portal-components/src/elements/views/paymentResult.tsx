import { useState } from 'react'
import { PaymentResult } from '../../widgets/PaymentResult/PaymentResult'
import type { ElementView } from '../elementView'
import { readReturn, stripReturn } from '../paymentReturn'

const pages = ['complete', 'fail', 'cancelled'] as const

export const view: ElementView = function ReturnedPayment({ attribute }) {
  // Once it was read it is taken out of the address, and is still told.
  const [given] = useState(readReturn)
  const page = pages.find((one) => one === attribute('page')) ?? given.page ?? 'complete'
  return <PaymentResult page={page} paymentId={given.paymentId} onRead={() => stripReturn(given)} />
}
