import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { callsOf } from '../../../testing/cartRows'
import { holdCalls } from '../../../testing/holdCalls'
import { addPayment, beginHere, paymentsHere, settlePayment } from '../../../testing/payments'
import { findTitle, renderResult } from '../../../testing/renderPaymentResult'
import { renderPortal } from '../../../testing/renderPortal'
import { addStatementHistory } from '../../../testing/statementHistory'
import { InvoiceTable } from '../InvoiceTable/InvoiceTable'
import { StatementList } from '../StatementList/StatementList'
import { PaymentResult } from './PaymentResult'

const thanks =
  'Thank you for your payment. Please be aware the payment will not be reflected on your account until the finance team has processed the transaction.'

describe('<PaymentResult />', () => {
  it('confirms the payment until the merchant has answered [pay-21]', async () => {
    const onRead = vi.fn()
    const held: ReturnType<typeof holdCalls>[] = []
    await renderPortal(<PaymentResult page="complete" paymentId="P-1" onRead={onRead} />, {
      before: (_, sandbox) => {
        addPayment(sandbox, { status: 'approved' })
        held.push(holdCalls(sandbox, 'queryPaymentSession'))
      },
    })
    expect(await findTitle('Confirming your payment')).toBeVisible()
    expect(screen.queryByText(thanks)).toBeNull()
    expect(onRead).not.toHaveBeenCalled()
    held[0]?.letThrough()
    expect(await findTitle('Payment successful')).toBeVisible()
    expect(onRead).toHaveBeenCalled()
  })

  it('thanks for an approved payment, and leads home [pay-22]', async () => {
    await renderResult({ status: 'approved' })
    expect(await findTitle('Payment successful')).toBeVisible()
    expect(screen.getByText(thanks)).toBeVisible()
    expect(screen.getByText('$123.45')).toBeVisible()
    expect(screen.getByText('104218-0-0')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '#/')
  })

  describe.each(['complete', 'fail', 'cancelled'] as const)('at /payment-%s', (page) => {
    it('says of an approved payment that it was successful, and nothing else [pay-22 case-064]', async () => {
      await renderResult({ page, status: 'approved' })
      expect(await findTitle('Payment successful')).toBeVisible()
      expect(screen.getByText(thanks)).toBeVisible()
      expect(screen.getByText('$123.45')).toBeVisible()
      expect(screen.queryByText(/failed|cancelled|no record/i)).toBeNull()
    })

    it('says of a declined payment that it has failed [pay-23 case-064]', async () => {
      await renderResult({ page, status: 'declined' })
      expect(await findTitle('Payment failed')).toBeVisible()
      expect(screen.getByText('Your transaction has failed. Please try again.')).toBeVisible()
      expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '#/')
      expect(screen.queryByText(/successful|cancelled|no record/i)).toBeNull()
    })

    it('says of a cancelled payment that it was cancelled [pay-24 case-064]', async () => {
      await renderResult({ page, status: 'cancelled' })
      expect(await findTitle('Payment cancelled')).toBeVisible()
      expect(screen.getByText('You have cancelled your payment.')).toBeVisible()
      expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '#/')
      expect(screen.queryByText(/successful|failed|no record/i)).toBeNull()
    })

    it('says of a pending payment that it is not known yet, and asks again [pay-25]', async () => {
      const { user, sandbox } = await renderResult({ page, status: 'pending' })
      expect(await findTitle('Your payment isn’t confirmed yet')).toBeVisible()
      expect(screen.queryByText(/try again|successful/i)).toBeNull()
      settlePayment(sandbox, 'approved')
      await user.click(screen.getByRole('button', { name: 'Check again' }))
      expect(await screen.findByText(thanks)).toBeVisible()
    })

    it('claims nothing without a payment, and asks nobody [pay-26 case-067]', async () => {
      const { sandbox } = await renderResult({ page, paymentId: null })
      expect(await findTitle('We have no record of this payment')).toBeVisible()
      expect(screen.getByText(/^We can’t tell which payment you’re returning from\./)).toBeVisible()
      expect(screen.queryByText(/successful|failed|cancelled|try again/i)).toBeNull()
      expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull()
      expect(callsOf(sandbox, 'queryPaymentSession')).toEqual([])
    })

    it('has no record of a payment that nobody knows, and asks again [pay-27 case-067]', async () => {
      const { user, sandbox } = await renderResult({ page })
      expect(await findTitle('We have no record of this payment')).toBeVisible()
      expect(screen.queryByText(/successful|failed|cancelled|try again/i)).toBeNull()
      expect(screen.queryByRole('button', { name: 'I did not pay' })).toBeNull()
      addPayment(sandbox, { status: 'approved' })
      await user.click(screen.getByRole('button', { name: 'Check again' }))
      expect(await findTitle('Payment successful')).toBeVisible()
    })
  })

  it('is not sure of a payment that cannot be asked about [pay-25]', async () => {
    const { user } = await renderResult({
      status: 'approved',
      faults: [{ operation: 'queryPaymentSession', kind: 'status', status: 404 }],
    })
    expect(await findTitle('Your payment isn’t confirmed yet')).toBeVisible()
    expect(screen.queryByText(/try again|no record/i)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await findTitle('Payment successful')).toBeVisible()
  })

  it('says after 8 s that the answer is slow, and asks again [looka-03]', async () => {
    const { user, sandbox } = await renderResult({
      status: 'approved',
      pace: 100,
      faults: [{ operation: 'queryPaymentSession', kind: 'hang' }],
    })
    expect(await screen.findByText(/^This is taking longer than usual\. Don’t pay again/)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Confirming your payment' })).toBeVisible()
    expect(screen.queryByText(/try again/i)).toBeNull()
    expect(screen.getByRole('link', { name: 'View statements' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await findTitle('Payment successful')).toBeVisible()
    expect(callsOf(sandbox, 'queryPaymentSession')).toHaveLength(2)
  })

  it('stores an approved payment, and lets go of no other of the same [case-061 case-063]', async () => {
    const { client } = await renderResult({
      ofTab: 'own',
      status: 'approved',
      begun: [
        { key: 'own', id: null },
        { key: 'other', id: null },
        { key: 'third', id: 'P-3' },
      ],
    })
    await findTitle('Payment successful')
    await waitFor(() =>
      expect(paymentsHere(client).read()).toMatchObject([
        { key: 'third', id: 'P-3', outcome: null },
        { key: 'other', id: null, outcome: null },
        { key: 'own', id: 'P-1', outcome: 'approved' },
      ]),
    )
  })

  it('lets go of no payment that another tab began, nor of this tab’s of another amount [case-063]', async () => {
    for (const [ofTab, amount] of [
      ['elsewhere', 1_234_500],
      ['K-1', 1_234_600],
    ] as const) {
      const { client, unmount } = await renderResult({
        ofTab,
        status: 'approved',
        begun: [{ id: null, amount }],
      })
      await findTitle('Payment successful')
      await screen.findByText('104218-0-0')
      expect(paymentsHere(client).read()).toMatchObject([{ id: null, outcome: null }])
      unmount()
    }
  })

  it('loaded again of a payment that is settled lets go of no other [case-063]', async () => {
    const { client } = await renderResult({
      ofTab: 'second',
      status: 'approved',
      begun: [
        { key: 'first', outcome: 'approved' },
        { key: 'second', id: null },
      ],
    })
    await findTitle('Payment successful')
    expect(paymentsHere(client).read()).toMatchObject([
      { key: 'second', id: null, outcome: null },
      { key: 'first', outcome: 'approved' },
    ])
  })

  it('lets go of a payment that is not known once the customer says that they did not pay [case-068]', async () => {
    const { client, user } = await renderResult({
      status: 'pending',
      begun: [{}, { key: 'other', id: 'P-2' }],
    })
    await findTitle('Your payment isn’t confirmed yet')
    expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'I did not pay' }))
    expect(await findTitle('Thanks for telling us')).toBeVisible()
    expect(paymentsHere(client).read()).toMatchObject([{ key: 'other' }])
  })

  it('keeps a payment that is not known yet for the next one’s warning', async () => {
    const { client } = await renderResult({ status: 'pending', begun: [{}] })
    await findTitle('Your payment isn’t confirmed yet')
    expect(paymentsHere(client).read()).toMatchObject([{ outcome: null }])
  })

  it.each([
    ['the account', '104218-0-0', null, '#/pay-account?amount=123.45'],
    ['a statement', '104218-0-0', '2026-10-31', '#/pay-account?statementId=2026-10-31&amount=123.45'],
    ['an invoice', '104218-81008-2', null, '#/pay-account?invoiceId=81008&suffix=2&amount=123.45'],
  ])(
    'leads from a declined payment of %s back to the same [case-066]',
    async (_, reference, statementDate, href) => {
      await renderPortal(<PaymentResult page="fail" paymentId="P-1" />, {
        before: (client, sandbox) => {
          addPayment(sandbox, { status: 'declined', reference })
          beginHere(client, { reference, statementDate })
        },
      })
      await findTitle('Payment failed')
      expect(screen.getByRole('link', { name: 'Pay Account' })).toHaveAttribute('href', href)
    },
  )

  it('shows nothing of another customer’s payment, and stores none [bad-22 case-069]', async () => {
    const { client } = await renderPortal(<PaymentResult page="cancelled" paymentId="P-9" />, {
      before: (client) =>
        paymentsHere(client, { customerId: '104219' }).begin({
          key: 'K-9',
          id: 'P-9',
          reference: '104219-0-0',
          amount: 1_234_500,
          statementDate: null,
        }),
    })
    expect(await findTitle('We have no record of this payment')).toBeVisible()
    expect(screen.queryByText(/cancelled|\$123\.45/)).toBeNull()
    expect(paymentsHere(client).read()).toEqual([])
  })

  it('refetches balances, statements and invoices once a payment is confirmed [pay-29]', async () => {
    const { user, sandbox } = await renderPortal(
      <>
        <StatementList />
        <InvoiceTable />
        <PaymentResult page="complete" paymentId="P-1" />
      </>,
      {
        before: (_, sandbox) => {
          addStatementHistory(sandbox, { statements: [] })
          addPayment(sandbox, { status: 'pending' })
        },
      },
    )
    await findTitle('Your payment isn’t confirmed yet')
    await screen.findByRole('heading', { name: 'Statements' })
    const operations = ['getStatementList', 'getCustomerInvoicesTP', 'getUserDetails'] as const
    const counts = () => operations.map((operation) => callsOf(sandbox, operation).length)
    await waitFor(() => expect(counts().slice(0, 2)).toEqual([1, 1]))
    const before = counts()
    settlePayment(sandbox, 'approved')
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    await findTitle('Payment successful')
    await waitFor(() => expect(counts()).toEqual(before.map((count) => count + 1)))
  })
})
