import { describe, expect, it } from 'vitest'
import { offersPayNow } from './offersPayNow'
import type { PayNowInput } from './offersPayNow'

const payable: PayNowInput = {
  user: { overdueBalance: 1 },
  settings: { hasPayAccount: true, paymentProvider: 'windcave' },
  places: ['/pay-account'],
}

describe('Pay Now', () => {
  it('is offered for anything overdue', () => {
    expect(offersPayNow(payable)).toBe(true)
  })

  it('is not offered for nothing overdue, or for a credit', () => {
    expect(offersPayNow({ ...payable, user: { overdueBalance: 0 } })).toBe(false)
    expect(offersPayNow({ ...payable, user: { overdueBalance: -1 } })).toBe(false)
  })

  it('is not offered where paying the account is switched off', () => {
    expect(offersPayNow({ ...payable, settings: { ...payable.settings, hasPayAccount: false } })).toBe(false)
  })

  it('is not offered without a payment provider that is known', () => {
    expect(offersPayNow({ ...payable, settings: { ...payable.settings, paymentProvider: null } })).toBe(false)
  })

  it('is not offered on a page that has nowhere to pay', () => {
    expect(offersPayNow({ ...payable, places: ['/cart'] })).toBe(false)
  })
})
