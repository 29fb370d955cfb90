import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { changeAnswer } from '../testing/changeAnswer'
import { addPayment, returnUrls } from '../testing/payments'
import { renderPortal } from '../testing/renderPortal'
import { PayAccount } from '../widgets/account/PayAccount/PayAccount'
import { PaymentResult } from '../widgets/account/PaymentResult/PaymentResult'
import { StatementView } from '../widgets/account/StatementView/StatementView'

const nothing = 'There’s nothing to pay here.'
const unshown = 'The amount to pay can’t be shown.'

describe('paying', () => {
  it.each([
    [0.004, nothing],
    [-0.01, nothing],
    [1e308, unshown],
    [100_000_000_000, unshown],
    ['2,737.60', unshown],
  ])('%s offers no form that pays nothing [bad-20]', async (overdue, said) => {
    await renderPortal(<PayAccount returnUrls={returnUrls} />, {
      before: (_, sandbox) =>
        changeAnswer(sandbox, 'getUserDetails', ({ ttGetUserDetails }) => ({
          ttGetUserDetails: ttGetUserDetails.map((user) => ({ ...user, balance_overdue: overdue as number })),
        })),
    })
    expect(await screen.findByText(said)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Proceed to Payment' })).toBeNull()
    expect(screen.getAllByRole('link', { name: 'View statements' })[0]).toBeVisible()
  })

  it.each([0.004, 1e308, -1e308])(
    'is not offered of a statement by which %d is due [bad-21]',
    async (due) => {
      await renderPortal(<StatementView date="2026-10-31" />, {
        settings: { payment_provider: 'windcave' },
        before: (_, sandbox) =>
          changeAnswer(sandbox, 'getStatementDetail', ({ StatementDetail }) => ({
            StatementDetail: StatementDetail.map((statement) => ({ ...statement, dueBalance: due })),
          })),
      })
      const said = due === 0.004 ? 'Nothing due now' : '- (cannot be shown) due now'
      expect(await screen.findByText(said)).toBeVisible()
      expect(screen.queryByRole('link', { name: 'Pay Balance' })).toBeNull()
    },
  )
})

describe('a payment’s return', () => {
  const pages = ['complete', 'fail', 'cancelled'] as const
  it.each(pages)('to the page %s says nothing of another customer’s payment [bad-22]', async (page) => {
    for (const status of ['approved', 'declined', 'cancelled', 'pending'] as const) {
      const { unmount } = await renderPortal(<PaymentResult page={page} paymentId="P-1" />, {
        before: (_, sandbox) => addPayment(sandbox, { status, reference: '104377-500001-1' }),
      })
      expect(
        await screen.findByRole('heading', { level: 1, name: 'We have no record of this payment' }),
      ).toBeVisible()
      expect(screen.queryByText('104377-500001-1')).toBeNull()
      expect(screen.queryByText('$123.45')).toBeNull()
      expect(screen.queryByText(/successful|failed|cancelled/i)).toBeNull()
      unmount()
    }
  })
})
