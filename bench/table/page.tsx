import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { DataTable } from '../../packages/portal-components/src/parts/table/DataTable'
import {
  sampleInvoices,
  sampleKey,
  sampleTable,
} from '../../packages/portal-components/src/testing/sampleInvoices'
import type { SampleInvoice } from '../../packages/portal-components/src/testing/sampleInvoices'
import { openRawTable } from './rawTable'

const place = document.getElementById('place') as HTMLElement
const none: ReadonlySet<string> = new Set()
const terms = ['quarry', 'hill', 'stage 2', '41', 'weigh', 'po-2', 'station st', '']

interface OpenTable {
  show: (rows: SampleInvoice[]) => void
  close: () => void
}

function openDataTable(into: HTMLElement, all: SampleInvoice[]): OpenTable {
  const root = createRoot(into)
  const show = (rows: SampleInvoice[]) =>
    flushSync(() =>
      root.render(
        <DataTable
          label="Invoices"
          table={sampleTable}
          rows={rows}
          rowKey={sampleKey}
          rowHref={({ number }) => `#/invoices/${number}`}
          selection={{
            selected: none,
            onChange: () => undefined,
            label: ({ number }) => `Select ${number}`,
            allLabel: 'Select all',
          }}
        />,
      ),
    )
  show(all)
  return { show, close: () => root.unmount() }
}

/** Milliseconds until a table of so many rows stands, and until it stands narrowed to each of some words. */
function measure(open: typeof openDataTable, count: number) {
  const rows = sampleInvoices(count)
  const texts = rows.map((row) => Object.values(row).join(' ').toLowerCase())
  const into = place.appendChild(document.createElement('div'))
  const mounted = time(() => open(into, rows))
  const filters = terms.map((term) => {
    const { ms } = time(() => mounted.result.show(rows.filter((_, index) => texts[index]?.includes(term))))
    return ms
  })
  mounted.result.close()
  into.remove()
  return { mounting: mounted.ms, filtering: filters.reduce((sum, ms) => sum + ms, 0) / filters.length }
}

/** Laying out counts: a table that nobody has laid out is not there yet. */
function time<Result>(work: () => Result) {
  const begun = performance.now()
  const result = work()
  void document.body.offsetHeight
  return { result, ms: performance.now() - begun }
}

Object.assign(window, {
  measureTable: (kind: 'raw' | 'table', count: number) =>
    measure(kind === 'raw' ? openRawTable : openDataTable, count),
})
