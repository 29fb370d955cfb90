import { screen, waitFor } from '@testing-library/react'
import { Profiler, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { countRendered } from '../../testing/countRendered'
import { renderPortal } from '../../testing/renderPortal'
import { beginAtTop, scrollPage } from '../../testing/pageScroll'
import { sampleColumns, sampleInvoices, sampleKey, sampleTable } from '../../testing/sampleInvoices'
import type { SampleInvoice } from '../../testing/sampleInvoices'
import { TablePage } from './TablePage'

beginAtTop()

const order = (column: string, direction: string) => `${column}, ${direction}`
/** More rows than are ever near the viewport. */
const A_SCREEN = 40

/** Opens a list and counts the rendered rows and the reads of their values. */
async function openCounted(rows: SampleInvoice[]) {
  const counts = { commits: 0, rows: 0, rowsAtFirst: 0, texts: 0, textsAtFirst: 0, keys: 0 }
  const rendered = countRendered()
  const rendersOf = new Map<string, number>()
  const columns = sampleColumns.map((column) => ({
    ...column,
    text: (row: SampleInvoice) => {
      if (column.id === 'number') counts.texts++
      return column.text?.(row) ?? ''
    },
    // Rendered once for each row.
    cell: (row: SampleInvoice) => {
      if (column.id === 'number') {
        counts.rows++
        rendersOf.set(sampleKey(row), (rendersOf.get(sampleKey(row)) ?? 0) + 1)
      }
      return column.text?.(row)
    },
    sortKey: column.sortKey && ((row: SampleInvoice) => (counts.keys++, column.sortKey?.(row) ?? null)),
  }))
  const table = { ...sampleTable, columns, sortMessages: { none: 'Newest first', order }, isRecycled: true }
  const of = { data: rows, error: null, isFetching: false, queryKeys: [], retry: () => undefined }
  const { user, container } = await renderPortal(
    <Profiler
      id="list"
      onRender={() => {
        counts.commits++
        if (counts.rowsAtFirst > 0) return
        counts.rowsAtFirst = counts.rows
        counts.textsAtFirst = counts.texts
      }}
    >
      <rendered.Counted>
        <TablePage
          label="Invoices"
          of={of}
          table={table}
          rowKey={sampleKey}
          rowHref={({ number }) => `#/invoices/${number}`}
          searchHint="Number or job"
          empty={{ title: 'None' }}
        />
      </rendered.Counted>
    </Profiler>,
  )
  return {
    user,
    container,
    counts,
    rendered,
    /** Counts how often each row was rendered, in order. */
    draws: () => [...rendersOf.values()],
    /** Counts everything that an action causes. */
    during: async (act: () => Promise<unknown>) => {
      const before = { ...counts }
      await act()
      return {
        commits: counts.commits - before.commits,
        rows: counts.rows - before.rows,
        texts: counts.texts - before.texts,
        keys: counts.keys - before.keys,
      }
    },
  }
}

const rowsRendered = () => screen.getAllByRole('rowheader')
const search = () => screen.getByRole('searchbox')

describe('<TablePage /> of 10,000 rows', () => {
  it('draws a screen of rows once, and 199 rows are no dearer [tab-01 tab-02]', async () => {
    const long = await openCounted(sampleInvoices(10_000))
    const rendered = rowsRendered().length
    expect(rendered).toBeLessThan(A_SCREEN)
    expect(long.counts.rows).toBe(rendered)
    expect(long.container.querySelectorAll('*').length).toBeLessThan(rendered * 40 + 200)
    // The search has not started yet, and sorts nothing.
    expect(long.counts.keys).toBe(0)
    expect(long.counts.textsAtFirst).toBe(0)
  })

  it('puts its rules together once for all rows and heads, and not for each [tab-10]', async () => {
    const { rendered } = await openCounted(sampleInvoices(10_000))
    expect(rendered.of('Row')).toBe(rowsRendered().length)
    // The header row.
    expect(rendered.of('styled.tr')).toBe(1)
    expect(rendered.of('styled.th')).toBe(0)
  })

  it('draws of 199 rows no more than of 10,000 [tab-02]', async () => {
    const short = await openCounted(sampleInvoices(199))
    expect(rowsRendered().length).toBeLessThan(A_SCREEN)
    expect(short.counts.rows).toBe(rowsRendered().length)
  })

  it('draws of 50 rows at first no more than of 10,000, and the others a moment later [tab-07]', async () => {
    const { counts, draws } = await openCounted(sampleInvoices(50))
    const first = counts.rowsAtFirst
    expect(first).toBeGreaterThan(0)
    expect(first).toBeLessThan(A_SCREEN)
    await waitFor(() => expect(rowsRendered()).toHaveLength(50))
    // The first rows stay as they are. The others render in steps, and again if something interrupts.
    expect(draws()).toHaveLength(50)
    expect(draws().slice(0, first)).toEqual(Array<number>(first).fill(1))
  })

  it('draws the rows that a step of a scroll brings, once and at once [tab-08]', async () => {
    const { during } = await openCounted(sampleInvoices(10_000))
    scrollPage(2000)
    const before = rowsRendered().map(({ textContent }) => textContent)
    const step = await during(() => Promise.resolve(scrollPage(2300)))
    const brought = rowsRendered().filter(({ textContent }) => !before.includes(textContent))
    expect(brought.length).toBeGreaterThan(0)
    expect(brought.length).toBeLessThan(10)
    expect(step).toMatchObject({ rows: brought.length, commits: 1 })
  })

  it('leaves all as it is when rows turn out higher, and knows where the others stand [tab-09]', async () => {
    const observers: ((sizes: { target: Element; borderBoxSize: { blockSize: number }[] }[]) => void)[] = []
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(tell: (typeof observers)[number]) {
          observers.push(tell)
        }
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    )
    const { during } = await openCounted(sampleInvoices(10_000))
    const heads = rowsRendered()
    const body = heads[0]?.closest('tbody') as HTMLElement
    const spaceAfter = () => parseFloat(body.style.paddingBlockEnd)
    const beyond = spaceAfter()
    const sizes = heads.map((head) => ({
      target: head.closest('tr') as Element,
      borderBoxSize: [{ blockSize: 474 }],
    }))
    const reported = await during(() =>
      Promise.resolve(
        observers.forEach((tell) => tell(sizes.map((one) => ({ ...one, contentBoxSize: [] })))),
      ),
    )
    expect(reported).toMatchObject({ rows: 0, commits: 0 })
    expect(spaceAfter()).toBe(beyond)

    // 400 px more for each row, so that the tenth row is 3,600 px further down.
    scrollPage(9 * 86 + 3600 + 40)
    expect(rowsRendered()[2]).toHaveTextContent(heads[9]?.textContent ?? '')
    vi.unstubAllGlobals()
  })

  it('draws nothing but the field for a key, and a screen once for what is found [tab-03]', async () => {
    const { user, during, counts } = await openCounted(sampleInvoices(10_000))
    // The texts are read in idle time, once for each row.
    await waitFor(() => expect(counts.texts).toBeGreaterThanOrEqual(10_000), { timeout: 20_000 })
    const key = await during(() => user.type(search(), 'q'))
    expect(key.rows).toBe(0)
    const found = await during(() => user.keyboard('{Enter}'))
    expect(found.rows).toBeLessThan(A_SCREEN)
    expect(found.commits).toBeLessThanOrEqual(3)
    expect(found.texts).toBe(0)
    expect(screen.getByText('2,000 of 10,000 shown')).toBeVisible()
    const next = await during(() => user.type(search(), 'u{Enter}'))
    // The same rows in the same positions: none is rendered again.
    expect(next.rows).toBe(0)
    expect(next.texts).toBe(0)
  })

  it('asks for a key of each row once for both directions [tab-04]', async () => {
    const { user, during } = await openCounted(sampleInvoices(10_000))
    const sortBy = (name: string) => user.click(screen.getByRole('button', { name }))
    const up = await during(() => sortBy('Amount'))
    expect(up.keys).toBe(10_000)
    expect(up.rows).toBeLessThan(A_SCREEN)
    const down = await during(() => sortBy('Amount'))
    expect(down.keys).toBe(0)
    expect(down.rows).toBeLessThan(A_SCREEN)
    expect(down.commits).toBeLessThanOrEqual(3)
  })

  it('hands the elements of rows on, but not those of a row that has the focus [tab-05]', async () => {
    const { user } = await openCounted(sampleInvoices(10_000))
    const elements = () => rowsRendered().map((head) => head.closest('tr'))
    const before = elements()
    await user.click(screen.getByRole('button', { name: 'Amount' }))
    expect(elements()).toEqual(before)
    expect(elements().every((element, index) => element === before[index])).toBe(true)

    const [first] = screen.getAllByRole('link')
    first?.focus()
    const name = first?.textContent ?? ''
    scrollPage(200_000)
    await waitFor(() => expect(rowsRendered().length).toBeGreaterThan(3))
    expect(screen.getByRole('link', { name })).toHaveFocus()
    expect(screen.getByRole('link', { name })).toBe(first)

    // A row without a match is unmounted, and no other row reuses its elements.
    await user.type(search(), '41000')
    await waitFor(() => expect(rowsRendered()[0]).toHaveTextContent('410000'))
    expect(document.contains(first ?? null)).toBe(name.startsWith('41000'))
  })

  it('leaves rows as they are when their host renders again [tab-06]', async () => {
    const counts = { rows: 0 }
    const table = {
      ...sampleTable,
      columns: sampleColumns.map((column) =>
        column.id === 'number'
          ? { ...column, cell: (row: SampleInvoice) => (counts.rows++, row.number) }
          : column,
      ),
    }
    const of = {
      data: sampleInvoices(10_000),
      error: null,
      isFetching: false,
      queryKeys: [],
      retry: () => undefined,
    }
    function Host() {
      const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
      return (
        <TablePage
          label="Invoices"
          of={of}
          table={table}
          rowKey={sampleKey}
          rowHref={({ number }) => `#/invoices/${number}`}
          empty={{ title: 'None' }}
          selection={{
            selected,
            onChange: setSelected,
            label: ({ number }) => `Select ${number}`,
            actions: () => null,
          }}
        />
      )
    }
    const { user } = await renderPortal(<Host />)
    const before = counts.rows
    await user.click(screen.getByRole('checkbox', { name: 'Select 409999' }))
    expect(screen.getByRole('checkbox', { name: 'Select 409999' })).toBeChecked()
    // Only the checkbox changes.
    expect(counts.rows - before).toBe(1)
  })
})
