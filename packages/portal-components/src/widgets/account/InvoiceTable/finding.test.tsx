import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { changeAnswer } from '../../../testing/changeAnswer'
import { daysAgo } from '../../../testing/pastInvoices'
import { findRow } from '../../../testing/findRow'
import { addPastOrders } from '../../../testing/pastOrders'
import { beginAtTop } from '../../../testing/pageScroll'
import { renderPortal } from '../../../testing/renderPortal'
import { InvoiceTable } from './InvoiceTable'
import type { InvoiceTableProps } from './InvoiceTable'
import { invoice, full, renderInvoices, names, box } from '../../../testing/renderInvoices'

beginAtTop()

describe('<InvoiceTable />, searched and sorted', () => {
  describe('sent in no order', () => {
    const dated = (number: number, days: number, suffix = 0) =>
      invoice(number, { suffix, invoiceDate: daysAgo(days) })
    const invoices = [dated(7, 3), dated(8, 3), dated(8, 3, 1), dated(100, 9), dated(9, 5), dated(50, 1)]
    const newest = ['50-0', '8-1', '8-0', '7-0', '9-0', '100-0']

    /** Renders invoices of a back end that guarantees no order. */
    async function renderShuffled(props: InvoiceTableProps = {}) {
      const view = await renderPortal(<InvoiceTable {...props} />, {
        before: (_, sandbox) => {
          addPastOrders(sandbox, invoices)
          changeAnswer(sandbox, 'getCustomerInvoicesTP', (answer) => ({
            ...answer,
            InvoiceTP: invoices.flatMap(({ number, suffix = 0 }) =>
              answer.InvoiceTP.filter(
                (row) => row.transactionNumber === number && row.transactionSuffix === suffix,
              ),
            ),
          }))
        },
      })
      await findRow('50-0')
      return view
    }

    it('stand newest first, by date and then by number [case-150]', async () => {
      await renderShuffled()
      expect(names()).toEqual(newest)
    })

    it.each([
      ['', newest],
      ['reversed', newest.toReversed()],
      ['date', ['100-0', '9-0', '8-1', '8-0', '7-0', '50-0']],
      ['-date', newest],
      ['number', ['7-0', '8-0', '8-1', '9-0', '50-0', '100-0']],
      ['-number', ['100-0', '50-0', '9-0', '8-1', '8-0', '7-0']],
    ])('stand by the address’s %s in order [case-151]', async (sort, order) => {
      await renderShuffled({ sort })
      expect(names()).toEqual(order)
    })

    it('are sorted by the heads of date and number, both ways [case-151]', async () => {
      const { user } = await renderShuffled()
      const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
      await press('Number')
      expect(names()).toEqual(['7-0', '8-0', '8-1', '9-0', '50-0', '100-0'])
      await press('Number')
      expect(names()[0]).toBe('100-0')
      await press('Invoice date')
      expect(names()[0]).toBe('100-0')
      expect(names().at(-1)).toBe('50-0')
      await press('Invoice date')
      expect(names()).toEqual(newest)
    })
  })

  it('finds invoices by what is said of them, and the whole of their comments [inv-11]', async () => {
    const { user } = await renderInvoices([full, invoice(2, { type: 'Credit', amount: -10_000 })])
    await findRow('418823-1')
    for (const [text, name] of [
      ['barwon', '418823-1'],
      ['418823-1', '418823-1'],
      ['140x45', '418823-1'],
      ['2484.54', '418823-1'],
      ['credit', '2-0'],
    ] as const) {
      await user.clear(box())
      await user.type(box(), `${text}{Enter}`)
      expect(names()).toEqual([name])
    }
  })

  it('waits with its search for a pause of 400 ms, and notifies the host [inv-12]', async () => {
    const searches: string[] = []
    const { user } = await renderInvoices([full, invoice(2)], {
      props: { onSearchChange: (search) => searches.push(search) },
    })
    await findRow('418823-1')
    // The date fields render after the rows, and not during typing.
    expect(await screen.findAllByRole('spinbutton')).toHaveLength(6)
    await user.type(box(), 'barwon')
    expect(searches).toEqual([])
    await waitFor(() => expect(names()).toEqual(['418823-1']))
    expect(searches).toEqual(['barwon'])
  })

  it('sorts by age, job name and amount, both ways [inv-13]', async () => {
    const { user } = await renderInvoices([
      invoice(1, { invoiceDate: daysAgo(1), jobName: 'Stage 10', amount: 30_000 }),
      invoice(2, { invoiceDate: daysAgo(2), jobName: '', amount: -20_000 }),
      invoice(3, { invoiceDate: daysAgo(3), jobName: 'stage 9', amount: 10_000 }),
    ])
    await findRow('1-0')
    expect(names()).toEqual(['1-0', '2-0', '3-0'])
    const field = screen.getByRole('button', { name: /Sort by/ })
    const orders: [string, string[]][] = [
      ['Oldest first', ['3-0', '2-0', '1-0']],
      ['Job name, A to Z', ['3-0', '1-0', '2-0']],
      ['Job name, Z to A', ['1-0', '3-0', '2-0']],
      ['Amount, lowest first', ['2-0', '3-0', '1-0']],
      ['Amount, highest first', ['1-0', '3-0', '2-0']],
      ['Newest first', ['1-0', '2-0', '3-0']],
    ]
    for (const [name, expected] of orders) {
      await user.click(field)
      await user.click(await screen.findByRole('option', { name }))
      expect(names()).toEqual(expected)
    }
  })
})
