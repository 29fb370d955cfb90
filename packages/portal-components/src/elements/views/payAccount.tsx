import { PayAccount } from '../../widgets/PayAccount/PayAccount'
import { webAddress } from '../../places/navigate'
import { paymentReturnUrls } from '../../places/paymentPages'
import { amountInPath } from '../../places/paymentPaths'
import { transactionOfSegment } from '../../places/transactionPaths'
import type { ElementView } from '../elementView'
import { returnAddress } from '../paymentReturn'

const names = { complete: 'href-paid', cancelled: 'href-cancelled', fail: 'href-declined' } as const

export const view: ElementView = ({ attribute }) => (
  <PayAccount
    invoice={transactionOfSegment(attribute('invoice') ?? '')}
    statementDate={attribute('statement') ?? null}
    amount={amountInPath(attribute('amount') ?? '')}
    returnUrls={paymentReturnUrls((page) => {
      // The page that is open keeps its whole address where no other is written.
      const written = attribute(names[page])
      return returnAddress(written === undefined ? written : (webAddress(written) ?? undefined), page)
    })}
  />
)
