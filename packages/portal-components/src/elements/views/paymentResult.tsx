import { useEffect, useRef, useState } from 'react'
import { usePortal } from '../../context/PortalContext'
import { PaymentResult } from '../../widgets/account/PaymentResult/PaymentResult'
import type { ElementView } from '../elementView'
import { paymentPageOf } from '../../routes/paymentPaths'
import { forgetReturn, readReturn, stripReturn } from '../paymentReturn'
import type { OwnReturn } from '../paymentReturn'

/** Shows a returned payment; nothing without a return, unless `page` reserves the page for one. */
export const view: ElementView = function ReturnedPayment({ attribute }) {
  const { given, tell } = useOwnReturn()
  const own = paymentPageOf(attribute('page'))
  if (own === null && given.page === null && given.paymentId === null) return null
  const page = own ?? given.page ?? 'complete'
  return <PaymentResult page={page} paymentId={given.paymentId} onRead={tell} />
}

/** Returns the return in the address, for the paying user alone. */
function useOwnReturn() {
  const { client } = usePortal()
  // The return stays shown after it was removed from the address.
  const [given, setGiven] = useState<OwnReturn>(() => readReturn(client))
  const isShown = useRef(false)
  useEffect(() => {
    let username = client.session.current()?.username
    return client.session.subscribe((change) => {
      if (change.type === 'expired') return
      const isAnother =
        change.type === 'signedIn' &&
        (change.isAnother || (username !== undefined && change.session.username !== username))
      if (change.type === 'signedIn') username ??= change.session.username
      // A user who signs out before the outcome was shown may sign in again.
      if (!isAnother && !(change.type === 'signedOut' && isShown.current)) return
      forgetReturn()
      setGiven({ page: null, paymentId: null })
    })
  }, [client])

  const tell = () => {
    isShown.current = true
    stripReturn(given)
  }
  return { given, tell }
}
