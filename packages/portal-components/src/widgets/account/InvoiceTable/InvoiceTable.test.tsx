import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { today } from '../../../hooks/today'
import { daysAgo, makePastInvoices } from '../../../testing/pastInvoices'
import { findRow } from '../../../testing/findRow'
import { recordDownloads } from '../../../testing/recordDownloads'
import { beginAtTop } from '../../../testing/pageScroll'
import { renderPortal } from '../../../testing/renderPortal'
import { InvoiceTable } from './InvoiceTable'
import { invoice, full, renderInvoices, names, box } from '../../../testing/renderInvoices'

interface Rendered {
  type: unknown
  child: Rendered | null
  sibling: Rendered | null
}

/** Counts the components that React renders within an element. */
function componentsIn(element: Element): number {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$')) ?? ''
  const count = (rendered: Rendered | null): number =>
    rendered === null ? 0 : own(rendered) + count(rendered.child) + count(rendered.sibling)
  const own = ({ type }: Rendered) =>
    Number(typeof type === 'function' || (typeof type === 'object' && type !== null))
  return count((element as unknown as Record<string, Rendered>)[key]?.child ?? null)
}

beginAtTop()

describe('<InvoiceTable />', () => {
  it('shows what was invoiced, when, for what and how much [inv-01 inv-02]', async () => {
    const { client } = await renderInvoices([{ ...full, branchId: 'LAV' }])
    const branch = (await client.checkout.listBranches({ for: 'all' })).find(({ id }) => id === 'LAV')

    const row = await findRow('418823-1')
    expect(screen.getByRole('heading', { name: 'Invoices' })).toBeInTheDocument()
    const day = daysAgo(10).split('-').toReversed().join('/')
    for (const text of ['Invoice', day, 'RC-1178', '12 Wattle Street', 'Lot 14, Barwon Rise', '$2,484.54']) {
      expect(within(row).getByText(text)).toBeInTheDocument()
    }
    expect(await within(row).findByText(branch?.name ?? '')).toBeInTheDocument()
    expect(within(row).getByRole('checkbox', { name: 'Select 418823-1' })).not.toBeChecked()
    expect(screen.getByText(/1 shown · Amounts include GST/)).toBeInTheDocument()
  })

  it('shows a branch’s id where it has no name, and - where there is no job [inv-03]', async () => {
    await renderInvoices([invoice(7, { branchId: 'CLOSED' })])
    const row = await findRow('7-0')
    expect(within(row).getByText('CLOSED')).toBeInTheDocument()
    expect(row.querySelector('[data-column=job]')).toHaveTextContent(/^-$/)
  })

  it('marks a credit by a badge and its sign, by whatever word the merchant calls it [inv-15 looka-01, taps-325]', async () => {
    await renderInvoices([
      invoice(1, { type: 'Credit', amount: -3_124_000 }),
      invoice(2, { type: 'Invoice', amount: -500_000 }),
      invoice(3),
    ])
    for (const [name, amount] of [
      ['1-0', '−$312.40'],
      ['2-0', '−$50.00'],
    ] as const) {
      const row = await findRow(name)
      // The table column and the line of a card.
      expect(within(row).getAllByText('Credit')).toHaveLength(2)
      // Beside the number, because the second line holds the job.
      expect(within(within(row).getByRole('rowheader')).getByText('Credit')).toBeInTheDocument()
      expect(within(row).getByText(amount)).toBeInTheDocument()
    }
    expect(within(await findRow('3-0')).queryByText('Credit')).toBeNull()
  })

  it('takes a comment on invoices alone, as their pages do [case-305]', async () => {
    const { user } = await renderInvoices([
      invoice(1, { type: 'Credit', amount: -3_124_000 }),
      invoice(2, { type: 'Credit', amount: -500_000, comment: 'Returned' }),
      invoice(3),
    ])
    const commentOf = async (name: string) => {
      const row = await findRow(name)
      await user.click(within(row).getByRole('button', { name: `Details of ${name}` }))
      return row.querySelector('[data-column=comment]') as HTMLElement
    }
    expect(within(await commentOf('3-0')).getByRole('button', { name: 'Add a comment on 3-0' })).toBeVisible()
    for (const [name, text] of [
      ['1-0', '-'],
      ['2-0', 'Returned'],
    ] as const) {
      const cell = await commentOf(name)
      expect(cell).toHaveTextContent(new RegExp(`^(?:Comment)?${text}$`))
      expect(within(cell).queryByRole('button')).toBeNull()
    }
  })

  it('draws a row in plain elements, of which no cell costs a component [tab-10]', async () => {
    await renderInvoices([full, invoice(2, { type: 'Credit', amount: -10_000 })])
    const row = await findRow('418823-1')
    // The checkbox, and lucide’s two for the icon of the details button.
    expect(componentsIn(row)).toBe(3)
    expect(componentsIn(await findRow('2-0'))).toBe(3)
  })

  it('leads to an invoice’s own page where the host has one [inv-16]', async () => {
    await renderInvoices([full], {
      props: { hrefOfInvoice: ({ number, suffix }) => `#/${number}-${suffix}` },
    })
    expect(await screen.findByRole('link', { name: '418823-1' })).toHaveAttribute('href', '#/418823-1')
    cleanup()
    await renderInvoices([full])
    const link = await screen.findByRole('link', { name: '418823-1' })
    expect(link).toHaveAttribute('href', '#/invoices/418823-1')
    cleanup()
    await renderInvoices([full], { routes: ['/cart'] })
    await findRow('418823-1')
    expect(screen.queryByRole('link', { name: '418823-1' })).toBeNull()
  })

  it('saves what is shown as a file, and what is selected, hidden or not [inv-40 inv-41]', async () => {
    const saved = recordDownloads()
    const { user } = await renderInvoices([
      { ...full, branchId: 'CLOSED' },
      invoice(2, { type: 'Credit', amount: -3_124_000, branchId: 'CLOSED' }),
    ])
    await findRow('2-0')
    await user.click(screen.getByRole('checkbox', { name: 'Select 2-0' }))
    await user.type(box(), 'barwon{Enter}')
    await user.click(screen.getByRole('button', { name: 'Export CSV' }))
    await user.click(screen.getByRole('button', { name: 'Export CSV of 1 selected' }))
    expect(saved.map(({ name }) => name)).toEqual([`invoices-${today()}.csv`, `invoices-${today()}.csv`])
    const [shown = '', selected = ''] = await Promise.all(saved.map((file) => file.text()))
    expect(shown).toMatch(
      /^\uFEFFNumber,Type,Invoice date,Branch,Order ref,Delivery address,Comment,Job name,Amount\r\n/,
    )
    const day = daysAgo(10)
    expect(shown.split('\r\n')[1]).toBe(
      `418823-1,Invoice,${day},CLOSED,RC-1178,12 Wattle Street,Check qty of 140x45,"Lot 14, Barwon Rise",2484.54`,
    )
    expect(selected.split('\r\n').slice(1)).toEqual([`2-0,Credit,${day},CLOSED,,,,,-312.40`, ''])
  })

  it('asks for nothing while nobody is signed in, and offers to sign in [inv-17]', async () => {
    const { sandbox } = await renderPortal(<InvoiceTable />, { signedIn: false })
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(sandbox.calls.map(({ operation }) => operation)).not.toContain('getCustomerInvoicesTP')
  })

  it('says what went wrong, and tries again [inv-18]', async () => {
    const { user } = await renderInvoices([full], {
      faults: [{ operation: 'getCustomerInvoicesTP', kind: 'status', status: 404 }],
    })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await findRow('418823-1')).toBeInTheDocument()
  })

  it('draws of 10,000 invoices only those near the screen [inv-19]', async () => {
    await renderInvoices(makePastInvoices(10_000))
    expect(await screen.findByText(/^10,000 shown/, undefined, { timeout: 20_000 })).toBeInTheDocument()
    expect(names().length).toBeLessThan(60)
  })
})

describe('<InvoiceTable /> in the tax region', () => {
  it('writes dates as they are written there, and says nothing of tax [inv-20]', async () => {
    const { user } = await renderInvoices([full], { merchant: 'cascade' })
    const row = await findRow('418823-1')
    const [year, month, day] = daysAgo(10).split('-')
    expect(within(row).getByText(`${month}/${day}/${year}`)).toBeInTheDocument()
    await user.click(within(row).getByRole('checkbox'))
    expect(screen.getByText('1 selected')).toBeVisible()
    expect(screen.queryByText(/GST|tax/i)).not.toBeInTheDocument()
  })
})
