import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
// Loaded here to keep it out of the first test's timeout.
import '../../../parts/field/DateField'
import '../../../surfaces/CommentModal/CommentModal'
import '../../../surfaces/EmailModal/EmailModal'
import { findRow } from '../../../testing/findRow'
import { daysAgo } from '../../../testing/pastInvoices'
import { addPastOrders } from '../../../testing/pastOrders'
import { renderPortal } from '../../../testing/renderPortal'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { InvoiceTable } from './InvoiceTable'

const longer = { timeout: 10_000 }

async function openInvoices(setting: Omit<SandboxSetting, 'before'> = {}, comment = '') {
  const view = await renderPortal(<InvoiceTable hrefOfInvoice={() => '#/elsewhere'} />, {
    ...setting,
    before: (_, sandbox) =>
      addPastOrders(
        sandbox,
        [1, 2, 3, 4, 5, 6, 7].map((number) => ({
          number,
          type: number === 7 ? ('Credit' as const) : ('Invoice' as const),
          jobName: `Stage ${number}`,
          comment: number === 1 ? comment : '',
          invoiceDate: daysAgo(number),
          amount: number === 7 ? -500_000 : number * 1_000_000,
        })),
      ),
  })
  await findRow('1-0')
  const select = async (...numbers: number[]) => {
    for (const number of numbers) {
      await view.user.click(screen.getByRole('checkbox', { name: `Select ${number}-0` }))
    }
  }
  const fill = async (field: HTMLElement, text: string) => {
    await view.user.click(field)
    await view.user.paste(text)
  }
  const sent = (operation: string) =>
    view.sandbox.calls.flatMap((call) => (call.operation === operation ? [call.payload] : []))
  const openEmail = async () => {
    await view.user.click(screen.getByRole('button', { name: 'Email Selected Invoices' }))
    return screen.findByRole('dialog', { name: 'Email Selected Invoices' }, longer)
  }
  return { ...view, select, fill, sent, openEmail }
}

describe('invoices that are selected', () => {
  it('are counted and added up in a bar, credits taken off [inv-21 inv-22]', async () => {
    const { user, select } = await openInvoices()
    expect(screen.queryByRole('button', { name: 'Email Selected Invoices' })).toBeNull()
    await select(1, 3, 7)
    expect(screen.getByText('3 selected')).toBeVisible()
    expect(screen.getByText('$350.00 inc GST')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Unselect All' }))
    expect(screen.queryByText(/selected$/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Email Selected Invoices' })).toBeNull()
  })

  it('stay selected while a search or other days hide them, and the bar says how many [inv-23]', async () => {
    const { user, select } = await openInvoices()
    await select(1, 2)
    await user.type(screen.getByRole('searchbox'), '2-0{Enter}')
    expect(screen.getByText('1 of them not shown')).toBeVisible()
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), '{Enter}')
    expect(screen.queryByText(/of them not shown/)).toBeNull()

    // The date fields render after the table.
    const [year] = await screen.findAllByRole('spinbutton', { name: /year.*Date From/ }, longer)
    await user.click(year as HTMLElement)
    await user.keyboard('2099')
    await user.tab()
    expect(await screen.findByText('No Results Found', undefined, longer)).toBeVisible()
    expect(screen.getByText('2 of them not shown')).toBeVisible()
    expect(screen.getByText('$300.00 inc GST')).toBeVisible()
    await user.click(screen.getAllByRole('button', { name: 'Reset Dates' })[0] as HTMLElement)
    await waitFor(() => expect(screen.queryByText(/of them not shown/)).toBeNull(), longer)
    expect(screen.getByRole('checkbox', { name: 'Select 1-0' })).toBeChecked()
  })

  it('are not those of somebody else who signs in at the same table [inv-24]', async () => {
    const { select, client } = await openInvoices()
    await select(1, 2)
    expect(screen.getByText('2 selected')).toBeVisible()
    await act(() => client.session.signIn({ username: 'joiner', password: 'ironbark', isRemembered: false }))
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: '1-0' })).toBeNull(), longer)
    expect(await screen.findByText(/^\d+ shown|No Results Found/, undefined, longer)).toBeVisible()
    expect(screen.queryByText(/selected$/)).toBeNull()
    expect(screen.queryByText(/not shown/)).toBeNull()
  })

  it('are not those of another customer for whom the same user signs in [inv-24]', async () => {
    const { select, client, sandbox } = await openInvoices()
    await select(1, 2)
    expect(screen.getByText('2 selected')).toBeVisible()
    sandbox.database.run(
      `UPDATE users SET customer_id = (SELECT customer_id FROM users WHERE name = 'joiner') WHERE name = 'builder'`,
    )
    await act(() => client.session.signIn({ username: 'builder', password: 'ironbark', isRemembered: false }))
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: '1-0' })).toBeNull(), longer)
    expect(await screen.findByText(/^\d+ shown|No Results Found/, undefined, longer)).toBeVisible()
    expect(screen.queryByText(/selected$/)).toBeNull()
    expect(screen.queryByText(/not shown/)).toBeNull()
  })

  it('are still selected when the customer comes back to the page [inv-24]', async () => {
    const { select, rerender, client } = await openInvoices()
    await select(2, 3)
    const { PortalProvider } = await import('../../../provider/PortalProvider')
    rerender(
      <PortalProvider client={client}>
        <p>Another page</p>
      </PortalProvider>,
    )
    rerender(
      <PortalProvider client={client}>
        <InvoiceTable />
      </PortalProvider>,
    )
    expect(await screen.findByText('2 selected', undefined, longer)).toBeVisible()
  })

  it('are sent by e-mail in a format, with copies, a subject and a message [inv-25 inv-26 inv-28 inv-29]', async () => {
    const { user, select, fill, sent, openEmail } = await openInvoices()
    await select(1, 2, 3, 4, 5, 6, 7)
    const dialog = await openEmail()
    expect(dialog).toHaveTextContent('1-0, 2-0, 3-0, 4-0, 5-0 ...and 2 more.')
    expect(dialog).toHaveTextContent('$2,050.00 inc GST')
    expect(within(dialog).getByRole('radio', { name: 'PDF' })).toBeChecked()
    const field = (name: RegExp) => within(dialog).getByRole('textbox', { name })
    expect(field(/^Subject/)).toHaveValue('Invoices from Ironbark Trade')
    const send = within(dialog).getByRole('button', { name: 'Send 7 invoices' })
    expect(send).toBeEnabled()
    await user.click(within(dialog).getByRole('radio', { name: 'Xero' }))
    await fill(field(/^Email address/), 'accounts@ridgeline.example')
    await fill(field(/^Cc/), 'dana@ridgeline.example')
    await fill(field(/^Message/), 'For the BAS folder')
    await user.click(send)
    expect(await screen.findByText("Invoice's sent successfully", undefined, longer)).toBeVisible()
    expect(sent('emailTransactions')).toMatchObject([
      {
        typedoc: 'Invoice',
        format: 'xero',
        emailDetails: {
          email_address: 'accounts@ridgeline.example',
          email_address_cc: 'dana@ridgeline.example',
          email_address_bcc: '',
          email_subject: 'Invoices from Ironbark Trade',
          email_message: 'For the BAS folder',
        },
        transactionList: [1, 2, 3, 4, 5, 6, 7].map((transactionNumber) => ({
          transactionNumber,
          transactionSuffix: 0,
        })),
      },
    ])
    await waitFor(() => expect(screen.queryByText(/selected$/)).toBeNull(), longer)
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(screen.getByText(/^7 shown/)).toHaveFocus())
  })

  it('count as sent when the merchant will send them later [inv-27]', async () => {
    const { user, select, fill, openEmail } = await openInvoices({
      faults: [
        {
          operation: 'emailTransactions',
          kind: 'refusal',
          rows: [
            {
              field: '',
              msg: 'Your request has been queued and will be emailed to the specified recipients when generated',
            },
          ],
        },
      ],
    })
    await select(2)
    const dialog = await openEmail()
    await fill(within(dialog).getByRole('textbox', { name: /^Email address/ }), 'a@b.example')
    await user.click(within(dialog).getByRole('button', { name: 'Send 1 invoice' }))
    expect(await screen.findByText("Invoice's sent successfully", undefined, longer)).toBeVisible()
    await waitFor(() => expect(screen.queryByText(/selected$/)).toBeNull(), longer)
  })

  it('stay selected when the merchant refuses, with what was typed [inv-30]', async () => {
    const { user, select, fill, openEmail } = await openInvoices({
      faults: [
        { operation: 'emailTransactions', kind: 'refusal', rows: [{ field: '', msg: 'Mail is down' }] },
      ],
    })
    await select(2)
    const dialog = await openEmail()
    const to = within(dialog).getByRole('textbox', { name: /^Email address/ })
    await fill(to, 'a@b.example')
    await user.click(within(dialog).getByRole('button', { name: 'Send 1 invoice' }))
    expect(await screen.findByRole('alertdialog', { name: 'Error' }, longer)).toHaveTextContent(
      'Mail is down',
    )
    expect(to).toHaveValue('a@b.example')
    expect(screen.getByText('1 selected')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  })
})

describe('the comment on an invoice', () => {
  it('is added from its row, without following the row [inv-31 inv-33]', async () => {
    const { user, fill, sent } = await openInvoices()
    await user.click(screen.getByRole('button', { name: 'Details of 2-0' }))
    const add = screen.getByRole('button', { name: 'Add a comment on 2-0' })
    expect(add).toHaveTextContent('Add')
    add.focus()
    await user.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Add Comment' }, longer)
    expect(window.location.hash).toBe('')
    await fill(within(dialog).getByRole('textbox'), 'Second drop of the framing')
    await user.click(within(dialog).getByRole('button', { name: 'Save comment' }))
    expect(await screen.findByText('Comment saved successfully', undefined, longer)).toBeVisible()
    expect(sent('saveUserComment')).toMatchObject([
      { transactionNumber: 2, transactionSuffix: 0, userComment: 'Second drop of the framing' },
    ])
    const changed = await screen.findByRole('button', { name: /Change the comment on 2-0$/ }, longer)
    expect(changed).toHaveTextContent(/^Second drop of \.\.\.$/)
    await waitFor(() => expect(changed).toHaveFocus())
  })

  it('is opened whole from its beginning in the row [inv-32]', async () => {
    const { user } = await openInvoices({}, 'Check qty of 140x45 before you pay')
    await user.click(screen.getByRole('button', { name: 'Details of 1-0' }))
    const button = screen.getByRole('button', { name: 'Check qty of 14... Change the comment on 1-0' })
    expect(button).toHaveTextContent('Check qty of 14...')
    await user.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'Change Comment' }, longer)
    expect(within(dialog).getByRole('textbox')).toHaveValue('Check qty of 140x45 before you pay')
  })
})
