import { PayAccount } from '../../widgets/PayAccount/PayAccount'
import { transactionOfSegment } from '../../places/transactionPaths'
import type { ElementView } from '../elementView'
import { returnAddress } from '../paymentReturn'

export const view: ElementView = ({ attribute }) => (
  <PayAccount
    invoice={transactionOfSegment(attribute('invoice') ?? '')}
    statementDate={attribute('statement') ?? null}
    returnUrls={{
      approved: returnAddress(attribute('href-paid'), 'complete'),
      cancelled: returnAddress(attribute('href-cancelled'), 'cancelled'),
      declined: returnAddress(attribute('href-declined'), 'fail'),
    }}
  />
)
