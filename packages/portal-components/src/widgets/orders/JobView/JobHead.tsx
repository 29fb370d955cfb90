import { Breadcrumb } from '../../../parts/Breadcrumb'
import { useHasPlace } from '../../../places/useHasPlace'
import { usePortal } from '../../../context/PortalContext'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import * as S from './JobView.styles'
import { invoicesWords } from '../../../messages/invoices'
import { jobWords } from '../../../messages/job'
import { ordersWords } from '../../../messages/orders'

/** Names a job, under the way to it: the orders, or the invoices where there are no orders. */
export function JobHead({ name }: { name: string }) {
  const { hrefFor, say } = usePortal()
  const words = say(jobWords)
  const hasOrders = useHasPlace('/orders')
  const hasInvoices = useHasPlace('/invoices')
  const list = hasOrders
    ? [{ id: 'list', name: say(ordersWords).title, href: hrefFor('/orders') }]
    : hasInvoices
      ? [{ id: 'list', name: say(invoicesWords).title, href: hrefFor('/invoices') }]
      : []
  return (
    <S.Head>
      <WidgetHead
        trail={<Breadcrumb items={[...list, { id: 'job', name: words.label }]} />}
        title={name.trim()}
      />
    </S.Head>
  )
}
