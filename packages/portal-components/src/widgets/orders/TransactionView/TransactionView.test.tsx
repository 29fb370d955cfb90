import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { changeAnswer } from '../../../testing/changeAnswer'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { renderPortal } from '../../../testing/renderPortal'
import { seeded } from '../../../testing/seededTransactions'
import { TransactionView } from './TransactionView'
import type { TransactionViewProps } from './TransactionView'

const { order, quote, invoice, commented, credit } = seeded.ironbark

async function open(props: TransactionViewProps, setting: SandboxSetting = {}) {
  const portal = await renderPortal(<TransactionView {...props} />, setting)
  await screen.findByRole('button', { name: 'Email' })
  return portal
}

/** Returns the value of a fact or a figure by its label. */
const valueOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling

describe('<TransactionView />', () => {
  it('names an invoice by number and suffix, and leads back to the invoices [tran-02]', async () => {
    await open(invoice)
    expect(screen.getByRole('heading', { level: 1, name: 'Invoice 418609-1' })).toBeVisible()
    const way = within(screen.getByRole('navigation'))
    expect(way.getByRole('link', { name: 'Invoices' })).toHaveAttribute('href', '#/invoices')
    expect(way.getByText('418609-1')).toHaveAttribute('aria-current', 'page')
  })

  it('names orders and quotes by their number alone, whatever the address called them [tran-02]', async () => {
    await open({ ...quote, kind: 'order' })
    expect(screen.getByRole('heading', { level: 1, name: 'Quote 418501' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Orders & Quotes' })).toHaveAttribute('href', '#/orders')
  })

  it('says when, for what job, to whom and where [tran-03]', async () => {
    const { client } = await open(invoice)
    const detail = await client.transactions.get(invoice)
    expect(valueOf('Invoice date')).toHaveTextContent(/^\d\d\/\d\d\/\d{4}$/)
    expect(valueOf('Delivery date')).toHaveTextContent(/^\d\d\/\d\d\/\d{4}$/)
    expect(valueOf('Job name')).toHaveTextContent('Papadakis granny flat')
    expect(valueOf('Charge to')).toHaveTextContent(detail.chargeTo)
    expect(detail.address.length).toBeGreaterThan(1)
    for (const line of [detail.deliverTo, ...detail.address]) {
      expect(within(valueOf('Deliver to') as HTMLElement).getByText(line)).toBeVisible()
    }
  })

  it('has - for the day of an invoice on a quote [tran-03 case-301]', async () => {
    await open(quote)
    expect(valueOf('Invoice date')).toHaveTextContent(/^-$/)
    expect(valueOf('Delivery date')).toHaveTextContent(/^\d\d\/\d\d\/\d{4}$/)
  })

  it('lists description, SKU, quantity, unit and both prices of each line [tran-04]', async () => {
    const { client } = await open(quote)
    const [line] = (await client.transactions.get(quote)).lines
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads).toEqual(['Description', 'SKU', 'Qty', 'UOM', 'Unit Price', 'Extended Price'])
    const row = screen.getByRole('rowheader', { name: line?.name ?? 'none' }).closest('tr') as HTMLElement
    const cells = within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
    expect(cells).toEqual([
      line?.productId,
      '6',
      line?.unit,
      expect.stringMatching(/^\$\d+\.\d\d$/),
      expect.stringMatching(/^\$\d+\.\d\d$/),
    ])
  })

  it('counts its items in the plural but for one [tran-05]', async () => {
    const { unmount } = await open(quote)
    expect(screen.getByRole('heading', { level: 2, name: '6 items' })).toBeVisible()
    unmount()
    await open(credit)
    expect(screen.getByRole('heading', { level: 2, name: '1 item' })).toBeVisible()
  })

  it('totals without tax, the tax, and with it, which foot [tran-06]', async () => {
    await open(invoice)
    const cents = (label: string) => Number(valueOf(label)?.textContent?.replace(/\D/g, ''))
    expect(valueOf('Total inc GST')).toHaveTextContent('$752.07')
    expect(cents('Total ex GST') + cents('GST')).toBe(75_207)
  })

  it('shows its total alone in the tax region [tran-07]', async () => {
    await open(seeded.cascade.invoice, { merchant: 'cascade' })
    expect(valueOf('Total')).toHaveTextContent('$1,337.41')
    expect(screen.queryByText(/^Total (ex|inc)/)).toBeNull()
    expect(screen.queryByText('Tax', { selector: 'dt' })).toBeNull()
  })

  it('shows the customer’s comment, which an invoice’s can change [tran-09]', async () => {
    await open(commented)
    expect(screen.getByText('Charge to stage 2')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Change' })).toBeVisible()
  })

  it.each([
    ['an invoice', invoice],
    ['an order', order],
    ['a credit', credit],
  ])('keeps the labels of dates that are empty, with -, of %s [case-301]', async (_, id) => {
    await open(id, {
      before: (_, sandbox) =>
        changeAnswer(sandbox, 'getTransactionTP', ({ TransactionTP }) => ({
          TransactionTP: TransactionTP.map((transaction) => ({
            ...transaction,
            invoiceDate: '',
            deliveryDate: '',
          })),
        })),
    })
    expect(valueOf('Invoice date')).toHaveTextContent(/^-$/)
    expect(valueOf('Delivery date')).toHaveTextContent(/^-$/)
  })

  it('shows a credit with its sign, which nobody pays, and which can be asked about [tran-17]', async () => {
    await open(credit)
    expect(screen.getByRole('heading', { level: 1, name: 'Credit 418609-3' })).toBeVisible()
    expect(valueOf('Total inc GST')).toHaveTextContent('−$316.58')
    expect(screen.getByRole('button', { name: 'Request Changes' })).toBeVisible()
    for (const name of ['Add Comment', 'Accept']) expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Pay Invoice' })).toBeNull()
  })

  it('offers to pay an invoice, and leads there with its number [tran-15]', async () => {
    await open(invoice)
    expect(screen.getByRole('link', { name: 'Pay Invoice' })).toHaveAttribute(
      'href',
      '#/pay-account?invoiceId=418609&suffix=1',
    )
  })

  it('offers to pay neither an order nor an invoice of nothing [tran-15]', async () => {
    const { unmount } = await open(order)
    expect(screen.queryByRole('link', { name: 'Pay Invoice' })).toBeNull()
    unmount()
    await open(invoice, {
      before: (_, { database }) => {
        database.run('UPDATE transactions SET total = 0 WHERE number = 418609 AND suffix = 1')
      },
    })
    expect(screen.queryByRole('link', { name: 'Pay Invoice' })).toBeNull()
  })

  it.each([
    ['is switched off', { pay_account_button_disabled: 'yes' }],
    ['has no provider that is known', { payment_provider: 'pigeon' }],
  ])('offers to pay nothing where paying %s [tran-16]', async (_, settings: Record<string, string>) => {
    await open(invoice, { settings })
    expect(screen.queryByRole('link', { name: 'Pay Invoice' })).toBeNull()
  })

  it('shows no status that no field proves [tran-26]', async () => {
    await open(quote)
    expect(screen.queryByText(/waiting for you|not yet due|overdue|paid/i)).toBeNull()
  })
})

describe('a transaction that cannot be loaded', () => {
  const failing = (fault: object): SandboxSetting => ({
    faults: [{ operation: 'getTransactionTP', times: Infinity, ...fault } as never],
  })

  it.each([
    [
      'the merchant’s first words',
      {
        rows: [
          { field: '', msg: 'Closed for stocktake' },
          { field: '', msg: 'x' },
        ],
      },
      'Closed for stocktake',
    ],
    ['that it cannot be done', { rows: [{ field: 'x', msg: '' }] }, 'Unable to perform your request'],
  ])('tells the host %s [tran-22]', async (_, fault, said) => {
    const failures: string[] = []
    await renderPortal(
      <TransactionView {...order} onFailure={(message) => failures.push(message)} />,
      failing({ kind: 'refusal', ...fault }),
    )
    await waitFor(() => expect(failures).toEqual([said]))
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('notifies the host that there is none of that number [tran-22]', async () => {
    const failures: string[] = []
    await renderPortal(<TransactionView number={7} suffix={0} onFailure={(m) => failures.push(m)} />)
    await waitFor(() => expect(failures).toEqual(['No matching records']))
  })

  it('says so itself where there was no answer, and can be tried again [tran-23]', async () => {
    const failures: string[] = []
    const { user, sandbox } = await renderPortal(
      <TransactionView {...order} onFailure={(message) => failures.push(message)} />,
      failing({ kind: 'status', status: 404 }),
    )
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('heading', { level: 1, name: 'Order 418799' })).toBeVisible()
    sandbox.faults.clear()
    await user.click(again)
    expect(await screen.findByText('Ferntree Gully primary, block C')).toBeVisible()
    expect(failures).toEqual([])
  })

  it('says itself what the merchant said where the host does not lead on [tran-23]', async () => {
    await renderPortal(<TransactionView number={7} suffix={0} />)
    expect(await screen.findByText('No matching records')).toBeVisible()
  })
})
