import { PayAccount } from '@trade-portal/portal-components'
import { amountInPath, paymentPagePath, paymentReturnUrls, isDay } from '@trade-portal/portal-components/host'
import { addressOf } from '../router/portalHistory'
import { useQueryParameters } from '../router/useQueryParameters'
import { NotFoundRoute } from './NotFoundRoute'

/** Pays the invoice or the statement that the address names, else the overdue balance. */
export function PayAccountRoute() {
  const { valueOf } = useQueryParameters()
  const [invoiceId, suffix, statementId] = [valueOf('invoiceId'), valueOf('suffix'), valueOf('statementId')]
  const invoice = invoiceId || suffix ? { number: countIn(invoiceId), suffix: countIn(suffix || '0') } : null
  // 0-0 means no transaction.
  if (invoice && !(invoice.number + invoice.suffix > 0)) return <NotFoundRoute />
  if (statementId && !isDay(statementId)) return <NotFoundRoute />
  return (
    <PayAccount
      key={`${invoiceId}-${suffix} ${statementId}`}
      invoice={invoice}
      statementDate={statementId || null}
      amount={amountInPath(valueOf('amount'))}
      returnUrls={paymentReturnUrls((page) => pageAt(paymentPagePath(page)))}
    />
  )
}

/** The whole address of a page, in the portal's own folder. */
const pageAt = (path: string) => new URL(`./${addressOf(path)}`, window.location.href).href

/** The number that a text spells in digits alone, else `NaN`. */
const countIn = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : NaN)
