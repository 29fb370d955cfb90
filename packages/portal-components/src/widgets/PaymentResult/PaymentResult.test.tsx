import { screen, waitFor } from '@testing-library/react'
import type { FluidClient, PaymentStatus } from '@trade-portal/fluid-sdk'
import { describe, expect, it, vi } from 'vitest'
import { createBegunPayments } from '../../data/payments/begunPayments'
import { callsOf } from '../../testing/cartRows'
import { holdCalls } from '../../testing/holdCalls'
import type { SandboxSetting } from '../../testing/merchantClient'
import { addPayment, settlePayment } from '../../testing/payments'
import { renderPortal } from '../../testing/renderPortal'
import { addStatementHistory } from '../../testing/statementHistory'
import { StatementList } from '../StatementList/StatementList'
import { PaymentResult } from './PaymentResult'
import type { PaymentResultProps } from './PaymentResult'

type Setting = Omit<SandboxSetting, 'before'> & {
  status?: Exclude<PaymentStatus, 'unknown'>
  begun?: string
} & Partial<PaymentResultProps>

function renderResult({ status, begun, page = 'complete', paymentId = 'P-1', onRead, ...setting }: Setting) {
  return renderPortal(<PaymentResult page={page} paymentId={paymentId} {...(onRead && { onRead })} />, {
    ...setting,
    before: (client, sandbox) => {
      if (status) addPayment(sandbox, { status })
      if (begun !== undefined) begunOf(client).add({ id: begun, reference: '104218-0-0', amount: 1_234_500 })
    },
  })
}

const begunOf = (client: FluidClient) => createBegunPayments({ storage: client.storage, user: 'builder' })
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

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
    expect(await title('Confirming your payment')).toBeVisible()
    expect(screen.queryByText(thanks)).toBeNull()
    expect(onRead).not.toHaveBeenCalled()
    held[0]?.letThrough()
    expect(await title('Payment successful')).toBeVisible()
    expect(onRead).toHaveBeenCalled()
  })

  it('thanks for an approved payment, and leads home [pay-22]', async () => {
    await renderResult({ status: 'approved' })
    expect(await title('Payment successful')).toBeVisible()
    expect(screen.getByText(thanks)).toBeVisible()
    expect(screen.getByText('$123.45')).toBeVisible()
    expect(screen.getByText('104218-0-0')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '#/')
  })

  it.each(['fail', 'complete'] as const)(
    'says on the page %s that a declined payment has failed [pay-23]',
    async (page) => {
      await renderResult({ page, status: 'declined' })
      expect(await title('Payment failed')).toBeVisible()
      expect(screen.getByText('Your transaction has failed. Please try again.')).toBeVisible()
      expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '#/')
      expect(screen.getByRole('link', { name: 'Pay Account' })).toHaveAttribute('href', '#/pay-account')
    },
  )

  it.each(['cancelled', 'complete'] as const)(
    'says on the page %s that a payment was cancelled [pay-24]',
    async (page) => {
      await renderResult({ page, status: 'cancelled' })
      expect(await title('Payment cancelled')).toBeVisible()
      expect(screen.getByText('You have cancelled your payment.')).toBeVisible()
      expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '#/')
    },
  )

  it.each(['complete', 'fail', 'cancelled'] as const)(
    'says on the page %s that a pending payment is not known yet, and asks again [pay-25]',
    async (page) => {
      const { user, sandbox } = await renderResult({ page, status: 'pending' })
      expect(await title('Your payment is not confirmed yet')).toBeVisible()
      expect(screen.queryByText(/try again/i)).toBeNull()
      settlePayment(sandbox, 'approved')
      await user.click(screen.getByRole('button', { name: 'Check again' }))
      if (page === 'complete') expect(await screen.findByText(thanks)).toBeVisible()
      else expect(await screen.findByText('This payment was approved.')).toBeVisible()
    },
  )

  it('says the same of a payment that the merchant does not know, or cannot be asked about [pay-25]', async () => {
    const { unmount } = await renderResult({})
    expect(await title('Your payment is not confirmed yet')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible()
    unmount()

    const { user } = await renderResult({
      status: 'approved',
      faults: [{ operation: 'queryPaymentSession', kind: 'status', status: 404 }],
    })
    expect(await title('Your payment is not confirmed yet')).toBeVisible()
    expect(screen.queryByText(/try again/i)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await title('Payment successful')).toBeVisible()
  })

  it('says after 8 s that the answer is slow, and asks anew [looka-03]', async () => {
    const { user, sandbox } = await renderResult({
      status: 'approved',
      pace: 100,
      faults: [{ operation: 'queryPaymentSession', kind: 'hang' }],
    })
    expect(await screen.findByText(/^This is taking longer than usual\. Do not pay again/)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Confirming your payment' })).toBeVisible()
    expect(screen.queryByText(/try again/i)).toBeNull()
    expect(screen.getByRole('link', { name: 'View Statements' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await title('Payment successful')).toBeVisible()
    expect(callsOf(sandbox, 'queryPaymentSession')).toHaveLength(2)
  })

  it('claims nothing at an address without a payment [pay-26]', async () => {
    const { sandbox, unmount } = await renderResult({ paymentId: null })
    expect(await title('Your payment is not confirmed yet')).toBeVisible()
    expect(screen.queryByText(thanks)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull()
    expect(callsOf(sandbox, 'queryPaymentSession')).toEqual([])
    unmount()
  })

  it.each([
    ['fail', 'Payment failed', 'Your transaction has failed. Please try again.'],
    ['cancelled', 'Payment cancelled', 'You have cancelled your payment.'],
  ] as const)(
    'has no such payment to report at /payment-%s without one [pay-27]',
    async (page, name, text) => {
      for (const setting of [{ paymentId: null }, {}, { status: 'approved' as const }]) {
        const { unmount } = await renderResult({ page, ...setting })
        expect(await title(name)).toBeVisible()
        expect(await screen.findByText('We have no such payment to report')).toBeVisible()
        expect(screen.queryByText(text)).toBeNull()
        unmount()
      }
    },
  )

  it('tells at the wrong page how a payment did end [pay-27]', async () => {
    await renderResult({ page: 'fail', status: 'approved' })
    expect(await screen.findByText('This payment was approved.')).toBeVisible()
    expect(screen.getByText('$123.45')).toBeVisible()
  })

  it('asks about the payment begun last where the provider returns without an id [pay-28]', async () => {
    const { client } = await renderResult({
      page: 'cancelled',
      status: 'cancelled',
      paymentId: null,
      begun: 'P-1',
    })
    expect(await screen.findByText('You have cancelled your payment.')).toBeVisible()
    await waitFor(() => expect(begunOf(client).read()).toEqual([]))
  })

  it('keeps a payment that is not known yet for the next one’s warning', async () => {
    const { client } = await renderResult({ status: 'pending', begun: 'P-1' })
    await title('Your payment is not confirmed yet')
    expect(begunOf(client).read()).toHaveLength(1)
  })

  it('reads balances and statements again once a payment is confirmed [pay-29]', async () => {
    const { user, sandbox } = await renderPortal(
      <>
        <StatementList />
        <PaymentResult page="complete" paymentId="P-1" />
      </>,
      {
        before: (_, sandbox) => {
          addStatementHistory(sandbox, { statements: [] })
          addPayment(sandbox, { status: 'pending' })
        },
      },
    )
    await title('Your payment is not confirmed yet')
    await screen.findByRole('heading', { name: 'Statements' })
    await waitFor(() => expect(callsOf(sandbox, 'getStatementList')).toHaveLength(1))
    settlePayment(sandbox, 'approved')
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    await title('Payment successful')
    await waitFor(() => expect(callsOf(sandbox, 'getStatementList')).toHaveLength(2))
  })
})
