import { PayAccount } from '../../widgets/PayAccount/PayAccount'
import { webAddress } from '../../places/navigate'
import { transactionOfSegment } from '../../places/transactionPaths'
import type { ElementView } from '../elementView'
import type { PaymentPage } from '../../widgets/PaymentResult/resultOf'
import { returnAddress } from '../paymentReturn'

export const view: ElementView = ({ attribute }) => {
  const addressOf = (name: string, page: PaymentPage) => {
    // The page that is open keeps its whole address where no other is written.
    const written = attribute(name)
    return returnAddress(written === undefined ? written : (webAddress(written) ?? undefined), page)
  }
  return (
    <PayAccount
      invoice={transactionOfSegment(attribute('invoice') ?? '')}
      statementDate={attribute('statement') ?? null}
      returnUrls={{
        approved: addressOf('href-paid', 'complete'),
        cancelled: addressOf('href-cancelled', 'cancelled'),
        declined: addressOf('href-declined', 'fail'),
      }}
    />
  )
}
