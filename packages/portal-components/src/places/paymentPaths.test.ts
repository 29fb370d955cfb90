import { describe, expect, it } from 'vitest'
import { payAgainPath } from './paymentPaths'

describe('the path where a payment that came to nothing is made again', () => {
  it.each([
    ['104218-200311-1', null, null, '/pay-account?invoiceId=200311&suffix=1'],
    ['AB-7-200311-0', 2_000_000, null, '/pay-account?invoiceId=200311&suffix=0&amount=200.00'],
    ['104218-0-0', 1_000_050, '2026-10-31', '/pay-account?statementId=2026-10-31&amount=100.0050'],
    ['104218-0-0', null, '2026-10-31', '/pay-account?statementId=2026-10-31'],
    ['104218-0-0', 5_108_400, null, '/pay-account?amount=510.84'],
    ['104218-0-0', null, null, '/pay-account'],
    ['', null, null, '/pay-account'],
  ])('is, of "%s", %s and the statement of %s, %s [case-066]', (reference, amount, statementDate, path) => {
    expect(payAgainPath({ reference, amount, statementDate })).toBe(path)
  })
})
