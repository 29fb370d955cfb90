import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { callsOf } from '../../../testing/cartRows'
import { holdCalls } from '../../../testing/holdCalls'
import { addPayment, beginHere, paymentsHere, returnUrls, settlePayment } from '../../../testing/payments'
import { renderPortal } from '../../../testing/renderPortal'
import { addStatementHistory, twoStatements } from '../../../testing/statementHistory'
import { InvoiceTable } from '../InvoiceTable/InvoiceTable'
import { StatementList } from '../StatementList/StatementList'
import { PayAccount } from './PayAccount'

const begunAt = Date.now() - 3 * 24 * 60 * 60_000
const warning = () => screen.findByText('You may have paid this already')

describe('<PayAccount /> where the merchant says what became of an earlier payment', () => {
  it('refetches balances, statements and invoices once it was approved, and never before [case-078]', async () => {
    const { user, sandbox } = await renderPortal(
      <>
        <StatementList />
        <InvoiceTable />
        <PayAccount returnUrls={returnUrls} />
      </>,
      {
        before: (client, sandbox) => {
          addStatementHistory(sandbox, twoStatements)
          addPayment(sandbox, { status: 'pending' })
          beginHere(client)
        },
      },
    )
    await warning()
    const operations = ['getStatementList', 'getCustomerInvoicesTP', 'getUserDetails'] as const
    const counts = () => operations.map((operation) => callsOf(sandbox, operation).length)
    await waitFor(() => expect(counts().slice(0, 2)).toEqual([1, 1]))
    const before = counts()
    settlePayment(sandbox, 'approved')
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(counts()).toEqual(before.map((count) => count + 1)))
  })

  it('shows one as paid that its customer has denied meanwhile, as of when it was begun [case-079]', async () => {
    let held: ReturnType<typeof holdCalls> | undefined
    const { client, user } = await renderPortal(<PayAccount returnUrls={returnUrls} />, {
      before: (client, sandbox) => {
        addStatementHistory(sandbox, twoStatements)
        addPayment(sandbox, { status: 'approved' })
        beginHere(client, { at: begunAt })
        held = holdCalls(sandbox, 'queryPaymentSession')
      },
    })
    await warning()
    await user.click(screen.getByRole('button', { name: 'I did not pay' }))
    expect(screen.queryByText('You may have paid this already')).toBeNull()
    expect(paymentsHere(client).read()).toEqual([])
    held?.letThrough()
    expect(await screen.findByText(/^You paid \$123\.45 of this here on /)).toBeVisible()
    expect(paymentsHere(client).read()).toMatchObject([{ key: 'K-1', at: begunAt, outcome: 'approved' }])
    expect(paymentsHere(client).read()).toHaveLength(1)
  })

  it('lets go of one that was declined, also once its customer has denied it [case-079]', async () => {
    let held: ReturnType<typeof holdCalls> | undefined
    const { client, user, sandbox } = await renderPortal(<PayAccount returnUrls={returnUrls} />, {
      before: (client, sandbox) => {
        addStatementHistory(sandbox, twoStatements)
        addPayment(sandbox, { status: 'declined' })
        beginHere(client)
        held = holdCalls(sandbox, 'queryPaymentSession')
      },
    })
    await warning()
    await user.click(screen.getByRole('button', { name: 'I did not pay' }))
    held?.letThrough()
    await waitFor(() => expect(callsOf(sandbox, 'queryPaymentSession')).toHaveLength(1))
    expect(screen.queryByText(/^You (?:paid|started)/)).toBeNull()
    expect(paymentsHere(client).read()).toEqual([])
  })
})
