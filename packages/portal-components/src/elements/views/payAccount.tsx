import { PayAccount } from '../../widgets/PayAccount/PayAccount'
import { webAddress } from '../../places/navigate'
import { transactionOfSegment } from '../../places/transactionPaths'
import type { ElementView } from '../elementView'

export const view: ElementView = ({ attribute }) => {
  const addressOf = (name: string) => new URL(webAddress(attribute(name) ?? '') ?? '', document.baseURI).href
  return (
    <PayAccount
      invoice={transactionOfSegment(attribute('invoice') ?? '')}
      statementDate={attribute('statement') ?? null}
      returnUrls={{
        approved: addressOf('href-paid'),
        cancelled: addressOf('href-cancelled'),
        declined: addressOf('href-declined'),
      }}
    />
  )
}
