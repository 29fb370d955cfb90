import { Breadcrumb } from '../../parts/Breadcrumb'
import { useHasPlace } from '../../places/useHasPlace'
import { usePortal } from '../../portal/PortalContext'
import { WidgetHead } from '../../surfaces/Widget/WidgetHead'
import * as S from './JobView.styles'

/** Names a job, under the way to it: the orders, or the invoices where there are no orders. */
export function JobHead({ name }: { name: string }) {
  const { hrefFor, messages } = usePortal()
  const words = messages.job
  const hasOrders = useHasPlace('/orders')
  const hasInvoices = useHasPlace('/invoices')
  const list = hasOrders
    ? [{ id: 'list', name: messages.orders.title, href: hrefFor('/orders') }]
    : hasInvoices
      ? [{ id: 'list', name: messages.invoices.title, href: hrefFor('/invoices') }]
      : []
  return (
    <S.Head>
      <WidgetHead
        trail={<Breadcrumb label={words.way} items={[...list, { id: 'job', name: words.label }]} />}
        title={name.trim()}
      />
    </S.Head>
  )
}
