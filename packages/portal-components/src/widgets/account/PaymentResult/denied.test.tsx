import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { holdCalls } from '../../../testing/holdCalls'
import { addPayment, beginHere, paymentsHere } from '../../../testing/payments'
import { renderPortal } from '../../../testing/renderPortal'
import { PaymentResult } from './PaymentResult'

const begunAt = Date.now() - 3 * 24 * 60 * 60_000
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('a payment of which the customer has said that they did not pay', () => {
  it.each([
    ['approved', 'Payment successful', [{ key: 'K-1', outcome: 'approved', at: begunAt }]],
    ['declined', 'Payment failed', []],
  ] as const)(
    'is told as %s once the merchant says so, as of when it was begun [case-079]',
    async (status, name, stored) => {
      let held: ReturnType<typeof holdCalls> | undefined
      const { client, user } = await renderPortal(<PaymentResult page="complete" paymentId="P-1" />, {
        pace: 20,
        before: (client, sandbox) => {
          addPayment(sandbox, { status })
          beginHere(client, { at: begunAt })
          held = holdCalls(sandbox, 'queryPaymentSession')
        },
      })
      await user.click(await screen.findByRole('button', { name: 'I did not pay' }, { timeout: 8_000 }))
      expect(await title('Thanks for telling us')).toBeVisible()
      held?.letThrough()
      expect(await title(name)).toBeVisible()
      expect(screen.queryByText('Thanks for telling us')).toBeNull()
      await waitFor(() => expect(paymentsHere(client).read()).toMatchObject(stored))
      expect(paymentsHere(client).read()).toHaveLength(stored.length)
    },
  )
})
