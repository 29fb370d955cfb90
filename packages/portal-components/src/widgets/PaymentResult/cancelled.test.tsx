import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paymentsHere } from '../../testing/payments'
import { findTitle, renderResult } from '../../testing/renderPaymentResult'
import type { PaymentSetting } from '../../testing/renderPaymentResult'

describe('after a payment that was cancelled at windriver', () => {
  const cancelled: PaymentSetting = {
    page: 'cancelled',
    status: 'cancelled',
    provider: 'windriver',
    paymentId: null,
  }

  it('says so, and lets go of it [pay-28 case-065]', async () => {
    const { client } = await renderResult({ ...cancelled, begun: [{}] })
    expect(await findTitle('Payment cancelled')).toBeVisible()
    expect(screen.getByText('You have cancelled your payment.')).toBeVisible()
    expect(screen.getByText('$123.45')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull()
    await waitFor(() => expect(paymentsHere(client).read()).toMatchObject([{ outcome: 'cancelled' }]))
  })

  it('takes it for this tab’s own, and not for another’s [case-065]', async () => {
    const { client } = await renderResult({
      ofTab: 'K-1',
      ...cancelled,
      begun: [{}, { key: 'other', id: 'P-2' }],
    })
    expect(await findTitle('Payment cancelled')).toBeVisible()
    await waitFor(() =>
      expect(paymentsHere(client).read()).toMatchObject([
        { key: 'other', outcome: null },
        { key: 'K-1', outcome: 'cancelled' },
      ]),
    )
  })

  it('claims nothing where it may be either of two, or none [case-065]', async () => {
    for (const begun of [[{}, { key: 'other', id: 'P-2' }], []]) {
      const { client, unmount } = await renderResult({ ...cancelled, begun })
      expect(await findTitle('We have no record of this payment')).toBeVisible()
      expect(screen.queryByText(/cancelled/)).toBeNull()
      expect(
        paymentsHere(client)
          .read()
          .filter(({ outcome }) => outcome !== null),
      ).toEqual([])
      unmount()
    }
  })

  it('does not take the merchant’s silence for a cancelled payment at another page [case-065]', async () => {
    const { client } = await renderResult({ ...cancelled, page: 'complete', begun: [{}] })
    expect(await findTitle('Your payment is not confirmed yet')).toBeVisible()
    expect(screen.queryByText(/cancelled|successful/i)).toBeNull()
    expect(paymentsHere(client).read()).toMatchObject([{ outcome: null }])
  })

  it('tells of one that is pending at the merchant’s that it is not known [case-065]', async () => {
    const begun = [{}]
    const { client } = await renderResult({ page: 'cancelled', paymentId: null, status: 'pending', begun })
    expect(await findTitle('Your payment is not confirmed yet')).toBeVisible()
    expect(screen.queryByText(/cancelled/i)).toBeNull()
    expect(paymentsHere(client).read()).toMatchObject([{ outcome: null }])
  })
})
