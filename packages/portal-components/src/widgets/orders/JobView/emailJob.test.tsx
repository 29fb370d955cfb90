import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import '../../../surfaces/EmailModal/EmailModal'
import { callsOf } from '../../../testing/cartRows'
import { JOB, jobHistory } from '../../../testing/jobHistory'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { addPastOrders } from '../../../testing/pastOrders'
import { renderPortal } from '../../../testing/renderPortal'
import { JobView } from './JobView'

const ADDRESS = 'accounts@ridgeline.example'

async function openEmail(orders = jobHistory, setting: SandboxSetting = {}) {
  const { user, sandbox } = await renderPortal(<JobView name={JOB} />, {
    ...setting,
    before: (_, sandbox) => addPastOrders(sandbox, orders),
  })
  const open = await screen.findByRole('button', { name: 'Email all for this job' })
  await waitFor(() => expect(open).toBeEnabled())
  await user.click(open)
  const modal = within(await screen.findByRole('dialog', { name: 'Email all for this job' }))
  await user.type(modal.getByRole('textbox', { name: /^Email address/ }), ADDRESS)
  return { user, sandbox, modal }
}

describe('Email all for this job', () => {
  it('sends its invoices in one e-mail, and says what is sent [job-20]', async () => {
    const { user, sandbox, modal } = await openEmail()
    expect(modal.getByText('418869-0, 418823-0, 418612-0')).toBeVisible()
    expect(modal.getByText('$588.21 inc GST')).toBeVisible()
    expect(modal.getByText(/^3 invoices since \d\d\/\d\d\/\d{4}, in one email\.$/)).toBeVisible()
    expect(modal.getByRole('textbox', { name: /^Subject/ })).toHaveValue(
      `Invoices for ${JOB} from Ironbark Trade`,
    )
    await user.click(modal.getByRole('button', { name: 'Send 3 invoices' }))
    expect(await screen.findByText("Invoice's sent successfully")).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(callsOf(sandbox, 'emailTransactions').map(({ payload }) => payload)).toMatchObject([
      {
        typedoc: 'Invoice',
        format: 'pdf',
        emailDetails: { email_address: ADDRESS },
        transactionList: [418_869, 418_823, 418_612].map((transactionNumber) => ({ transactionNumber })),
      },
    ])
    expect(callsOf(sandbox, 'emailTransaction')).toEqual([])
  })

  it('sends the orders and quotes too where that is wanted, as an e-mail each [job-21]', async () => {
    const { user, sandbox, modal } = await openEmail()
    const also = modal.getByRole('checkbox', { name: 'Also send 2 orders and 1 quote' })
    expect(also).toHaveAccessibleDescription(/^Each goes in its own email as a PDF/)
    await user.click(also)
    expect(modal.queryByText(/inc GST/)).toBeNull()
    await user.click(modal.getByRole('button', { name: 'Send 6 documents' }))
    expect(await screen.findByText('4 emails sent successfully')).toBeVisible()
    expect(callsOf(sandbox, 'emailTransactions')).toHaveLength(1)
    expect(callsOf(sandbox, 'emailTransaction').map(({ payload }) => payload)).toMatchObject([
      { transactionType: 'Order', transactionNumber: 418_900, emailAddress: ADDRESS, format: 'pdf' },
      { transactionType: 'Order', transactionNumber: 418_841 },
      { transactionType: 'Quote', transactionNumber: 418_875 },
    ])
  })

  it('says how many were sent before one was refused, and goes on with the others alone [job-22]', async () => {
    const { user, sandbox, modal } = await openEmail(jobHistory, {
      faults: [
        { operation: 'emailTransaction', kind: 'refusal', rows: [{ field: '', msg: 'The printer is out' }] },
      ],
    })
    await user.click(modal.getByRole('checkbox'))
    await user.click(modal.getByRole('button', { name: 'Send 6 documents' }))
    const error = await screen.findByRole('alertdialog', { name: 'Error' })
    expect(error).toHaveTextContent('The printer is out')
    await user.click(within(error).getByRole('button', { name: 'Cancel' }))
    expect(
      await screen.findByText(`We’ve sent 1 of 4 emails to ${ADDRESS}. Press Send to send the rest.`),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Send 6 documents' }))
    expect(await screen.findByText('4 emails sent successfully')).toBeVisible()
    expect(callsOf(sandbox, 'emailTransactions')).toHaveLength(1)
    expect(callsOf(sandbox, 'emailTransaction')).toHaveLength(4)
  })

  it('sends orders and quotes alone where there is no invoice, without a choice of formats [job-23]', async () => {
    const { user, sandbox, modal } = await openEmail(jobHistory.filter(({ invoiceDate }) => !invoiceDate))
    expect(modal.getByText(/^2 orders and 1 quote\. Each goes in its own email/)).toBeVisible()
    expect(modal.queryByText('Format')).toBeNull()
    expect(modal.queryByRole('textbox', { name: /^Subject/ })).toBeNull()
    await user.click(modal.getByRole('button', { name: 'Send 3 documents' }))
    expect(await screen.findByText('3 emails sent successfully')).toBeVisible()
    expect(callsOf(sandbox, 'emailTransactions')).toEqual([])
    expect(callsOf(sandbox, 'emailTransaction')).toHaveLength(3)
  })
})
