import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { callsOf } from '../../../testing/cartRows'
import { paymentsHere } from '../../../testing/payments'
import { findTitle, renderResult } from '../../../testing/renderPaymentResult'
import type { PaymentSetting } from '../../../testing/renderPaymentResult'

describe('after a payment that was cancelled at windriver', () => {
  const cancelled: PaymentSetting = { page: 'cancelled', status: 'cancelled', provider: 'windriver' }

  it('says so, and lets go of it alone [pay-28 case-065]', async () => {
    const { client } = await renderResult({
      ...cancelled,
      ofTab: 'other',
      begun: [{}, { key: 'other', id: 'P-2' }],
    })
    expect(await findTitle('Payment cancelled')).toBeVisible()
    expect(screen.getByText('You have cancelled your payment.')).toBeVisible()
    expect(screen.getByText('$123.45')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull()
    await waitFor(() =>
      expect(paymentsHere(client).read()).toMatchObject([
        { key: 'other', outcome: null },
        { key: 'K-1', outcome: 'cancelled' },
      ]),
    )
  })

  it.each([
    ['this tab’s own', 'K-1'],
    ['the only one that is open', undefined],
  ])('takes an address that names no payment for none, not for %s [pay-28 case-065]', async (_, ofTab) => {
    const { client, sandbox } = await renderResult({
      ...cancelled,
      paymentId: null,
      begun: [{}],
      ...(ofTab && { ofTab }),
    })
    // The device's payments are loaded after the user.
    await waitFor(() => expect(callsOf(sandbox, 'getUserDetails')).toHaveLength(1))
    expect(await findTitle('We have no record of this payment')).toBeVisible()
    expect(screen.queryByText(/cancelled/)).toBeNull()
    expect(callsOf(sandbox, 'queryPaymentSession')).toEqual([])
    expect(paymentsHere(client).read()).toMatchObject([{ key: 'K-1', outcome: null }])
  })

  it('does not take the merchant’s silence for a cancelled payment at another page [case-065]', async () => {
    const { client } = await renderResult({ ...cancelled, page: 'complete', begun: [{}] })
    expect(await findTitle('Your payment isn’t confirmed yet')).toBeVisible()
    expect(screen.queryByText(/cancelled|successful/i)).toBeNull()
    expect(paymentsHere(client).read()).toMatchObject([{ outcome: null }])
  })

  it('says of one that is pending at the merchant’s that it is not known [case-065]', async () => {
    const begun = [{}]
    const { client } = await renderResult({ page: 'cancelled', status: 'pending', begun })
    expect(await findTitle('Your payment isn’t confirmed yet')).toBeVisible()
    expect(screen.queryByText(/cancelled/i)).toBeNull()
    expect(paymentsHere(client).read()).toMatchObject([{ outcome: null }])
  })
})
