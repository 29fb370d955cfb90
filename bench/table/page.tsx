import { createFluidClient, createMemoryStorage } from '@trade-portal/fluid-sdk'
import type { FluidClient, TransactionSummary } from '@trade-portal/fluid-sdk'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import {
  branchesQuery,
  invoicesQuery,
  ordersQuery,
} from '../../packages/portal-components/src/data/transactions/transactions'
import { PortalProvider } from '../../packages/portal-components/src/provider/PortalProvider'
import { sharedStateOf } from '../../packages/portal-components/src/provider/sharedState'
import { noConfiguration } from '../../packages/portal-components/src/provider/signedOutPortal'
import { InvoiceTable } from '../../packages/portal-components/src/widgets/account/InvoiceTable/InvoiceTable'
import { OrdersTable } from '../../packages/portal-components/src/widgets/orders/OrdersTable/OrdersTable'
import { twoFrames } from '../harness/twoFrames'
import { openAgGrid } from './peers/agGrid'
import { AriaTable } from './peers/AriaTable'
import { MuiTable } from './peers/MuiTable'
import { openReact } from './peers/openReact'
import type { OpenPeer } from './peers/PeerTable'
import { TanStackTable } from './peers/TanStackTable'
import { openRawList } from './rawList'
import { rawTransactions } from './rawTransactions'

const container = document.getElementById('place') as HTMLElement
const ours = container.appendChild(document.createElement('div'))
const byHand = container.appendChild(document.createElement('div'))

const range = { from: null, to: null }
const widgets = {
  orders: <OrdersTable hrefOfOrder={({ number }) => `#/orders/${number}`} />,
  invoices: <InvoiceTable from="open" to="" hrefOfInvoice={({ number }) => `#/invoices/${number}`} />,
}
export type Subject = keyof typeof widgets
const peers = {
  'tanstack-virtual': openReact(TanStackTable),
  'AG Grid': openAgGrid,
  'MUI X': openReact(MuiTable),
  'React Aria': openReact(AriaTable),
} satisfies Record<string, OpenPeer>
export type Way = 'raw' | 'widget' | keyof typeof peers

/** Loads all rows before the measurements, so that the request counts for none of them. */
async function prepare() {
  const client = createFluidClient({
    configuration: { ...noConfiguration, endpoint: location.origin },
    storage: createMemoryStorage(),
    tabStorage: createMemoryStorage(),
  })
  await client.session.signIn({ username: 'builder', password: 'ironbark', isRemembered: false })
  const { queryClient } = sharedStateOf(client, 1)
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, staleTime: Infinity },
  })
  const queries = { orders: ordersQuery(client), invoices: invoicesQuery(client, range) }
  const [orders, invoices, branches] = await Promise.all([
    queryClient.fetchQuery(queries.orders),
    queryClient.fetchQuery(queries.invoices),
    queryClient.fetchQuery(branchesQuery(client)),
  ])
  const all: Record<Subject, readonly TransactionSummary[]> = { orders, invoices }
  const raws = rawTransactions(branches)
  const draw = openPortal(client)
  let rows: readonly TransactionSummary[] = []
  let close = () => {}
  Object.assign(offers, {
    /** Provides a number of rows: comparing a response with the previous one is no part of opening a list. */
    give(subject: Subject, count: number) {
      rows = all[subject].slice(0, count)
      queryClient.setQueryData<readonly TransactionSummary[]>(queries[subject].queryKey, rows)
    },
    open(subject: Subject, way: Way) {
      const list = raws[subject]
      if (!list) throw new Error(`There is no list ${subject}`)
      if (way === 'widget') {
        draw(subject)
        close = () => draw(null)
      } else if (way === 'raw') {
        close = openRawList(byHand, rows, list)
      } else {
        // A React root needs a container for itself.
        const room = byHand.appendChild(document.createElement('div'))
        const end = peers[way](room, { rows, list })
        close = () => {
          end()
          room.remove()
        }
      }
      return twoFrames()
    },
    close() {
      close()
      window.scrollTo(0, 0)
      return twoFrames()
    },
  })
  return { orders: orders.length, invoices: invoices.length }
}

/** The portal around the widgets is already mounted, so that only the widget itself is measured. */
function openPortal(client: FluidClient) {
  let show: (subject: Subject | null) => void = () => {}
  function Stage() {
    const [subject, setSubject] = useState<Subject | null>(null)
    show = setSubject
    return subject && <div key={subject}>{widgets[subject]}</div>
  }
  const root = createRoot(ours)
  flushSync(() =>
    root.render(
      <PortalProvider client={client} hrefFor={(to) => `#${to}`}>
        <Stage />
      </PortalProvider>,
    ),
  )
  return (subject: Subject | null) => flushSync(() => show(subject))
}

const offers: Record<string, (...values: never[]) => unknown> = { prepare }
Object.assign(window, { call: (name: string, ...values: never[]) => offers[name]?.(...values) })
