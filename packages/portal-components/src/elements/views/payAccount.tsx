import { Card } from '../../parts/Card'
import { EmptyState } from '../../parts/EmptyState'
import { usePortal } from '../../context/PortalContext'
import { RouteLink } from '../../surfaces/RouteLink/RouteLink'
import { asWidget } from '../../surfaces/Widget/asWidget'
import { WidgetHead } from '../../surfaces/Widget/WidgetHead'
import { PayAccount } from '../../widgets/account/PayAccount/PayAccount'
import { webAddress } from '../../routes/navigate'
import { paymentReturnUrls, amountInPath } from '../../routes/paymentPaths'
import { transactionOfSegment } from '../../routes/transactionPaths'
import { paymentsMessages } from '../../messages/payments'
import type { Attributes, ElementView } from '../elementView'
import { returnAddress } from '../paymentReturn'

const names = { complete: 'href-paid', cancelled: 'href-cancelled', fail: 'href-declined' } as const

export const view: ElementView = ({ attribute }) => {
  const written = attribute('invoice')?.trim() ?? ''
  const invoice = transactionOfSegment(written)
  // An unreadable invoice must not be replaced by another payment.
  if (written !== '' && !invoice) return <NoInvoice name={written} />
  return (
    <PayAccount
      invoice={invoice}
      statementDate={attribute('statement') ?? null}
      amount={amountInPath(attribute('amount') ?? '')}
      returnUrls={paymentReturnUrls((page) => {
        // Without another address, the current page keeps its whole address.
        const href = attribute(names[page])
        return returnAddress(href === undefined ? href : (webAddress(href) ?? undefined), page)
      })}
    />
  )
}

/** `/pay-account?invoiceId=…&suffix=…` or `?statementId=…` names the invoice or statement. */
export function attributesAt(_: string, query: URLSearchParams): Attributes {
  return {
    invoice: query.has('invoiceId') ? `${query.get('invoiceId')}-${query.get('suffix') ?? 0}` : undefined,
    statement: query.get('statementId') ?? undefined,
    amount: query.get('amount') ?? undefined,
  }
}

/** Shows that the page's text for an invoice names none. */
const NoInvoice = asWidget(
  function NoInvoice({ name }: { name: string }) {
    const words = usePortal().messagesOf(paymentsMessages)
    const way = (
      <RouteLink to="/invoices" tone="button">
        {words.seeInvoices}
      </RouteLink>
    )
    return (
      <>
        <WidgetHead title={words.title} />
        <Card>
          <EmptyState title={words.invoiceUnread(words.invoice(name))} action={way} />
        </Card>
      </>
    )
  },
  { prompt: 'account' },
)
