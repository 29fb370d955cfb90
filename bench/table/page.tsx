import { createFluidClient, createMemoryStorage } from '@trade-portal/fluid-sdk'
import type { FluidClient, TransactionSummary } from '@trade-portal/fluid-sdk'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import {
  branchesQuery,
  invoicesQuery,
  ordersQuery,
} from '../../packages/portal-components/src/data/transactions/transactions'
import { PortalProvider } from '../../packages/portal-components/src/portal/PortalProvider'
import { sharedStateOf } from '../../packages/portal-components/src/portal/sharedState'
import { plainConfiguration } from '../../packages/portal-components/src/testing/plainConfiguration'
import { InvoiceTable } from '../../packages/portal-components/src/widgets/InvoiceTable/InvoiceTable'
import { OrdersTable } from '../../packages/portal-components/src/widgets/OrdersTable/OrdersTable'
import { openRawList } from './rawList'
import { rawTransactions } from './rawTransactions'

const place = document.getElementById('place') as HTMLElement
const ours = place.appendChild(document.createElement('div'))
const byHand = place.appendChild(document.createElement('div'))

const range = { from: null, to: null }
const widgets = {
  orders: <OrdersTable hrefOfOrder={({ number }) => `#/orders/${number}`} />,
  invoices: <InvoiceTable from="open" to="" hrefOfInvoice={({ number }) => `#/invoices/${number}`} />,
}
export type Subject = keyof typeof widgets
export type Way = 'raw' | 'widget'

/** Reads all rows before anything is measured, so that neither way is charged for the answer. */
async function prepare() {
  const client = createFluidClient({
    configuration: { ...plainConfiguration, endpoint: location.origin },
    storage: createMemoryStorage(),
    tabStorage: createMemoryStorage(),
  })
  await client.session.signIn({ username: 'builder', password: 'ironbark', isRemembered: false })
  const { queryClient } = sharedStateOf(client, 1)
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, staleTime: Infinity },
  })
  const [orders, invoices, branches] = await Promise.all([
    queryClient.fetchQuery(ordersQuery(client)),
    queryClient.fetchQuery(invoicesQuery(client, range)),
    queryClient.fetchQuery(branchesQuery(client)),
  ])
  const rows: Record<string, readonly TransactionSummary[]> = { orders, invoices }
  const raws = rawTransactions(branches)
  const draw = openPortal(client)
  let close = () => {}
  Object.assign(offers, {
    open(subject: Subject, way: Way) {
      if (way === 'widget') {
        draw(subject)
        close = () => draw(null)
      } else {
        const list = raws[subject]
        if (list) close = openRawList(byHand, rows[subject] ?? [], list)
      }
      return twoFrames()
    },
    close() {
      close()
      window.scrollTo(0, 0)
      return twoFrames()
    },
    twoFrames,
  })
  return { orders: orders.length, invoices: invoices.length }
}

/** The portal around the widgets stands already: mounting one is the widget alone. */
function openPortal(client: FluidClient) {
  const root = createRoot(ours)
  const draw = (subject: Subject | null) =>
    flushSync(() =>
      root.render(
        <PortalProvider client={client} hrefFor={(to) => `#${to}`}>
          {subject && <div key={subject}>{widgets[subject]}</div>}
        </PortalProvider>,
      ),
    )
  draw(null)
  return draw
}

/** Until what was drawn has been painted. */
function twoFrames() {
  return new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
  )
}

const offers: Record<string, (...values: never[]) => unknown> = { prepare }
Object.assign(window, { call: (name: string, ...values: never[]) => offers[name]?.(...values) })
