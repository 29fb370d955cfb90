import { describe, expect, it } from 'vitest'
import { amountInPath, payAgainPath } from './paymentPaths'

describe('the path where a payment that came to nothing is made again', () => {
  it.each([
    ['104218-200311-1', null, null, '/pay-account?invoiceId=200311&suffix=1'],
    ['AB-7-200311-0', 2_000_000, null, '/pay-account?invoiceId=200311&suffix=0&amount=200.00'],
    ['104218-0-0', 1_000_050, '2026-10-31', '/pay-account?statementId=2026-10-31&amount=100.01'],
    ['104218-0-0', null, '2026-10-31', '/pay-account?statementId=2026-10-31'],
    ['104218-0-0', 5_108_400, null, '/pay-account?amount=510.84'],
    ['104218-0-0', 49, null, '/pay-account'],
    ['104218-0-0', null, null, '/pay-account'],
    ['', null, null, '/pay-account'],
  ])('is, of "%s", %s and the statement of %s, %s [case-066]', (reference, amount, statementDate, path) => {
    expect(payAgainPath({ reference, amount, statementDate })).toBe(path)
  })
})

describe('the amount in such a path', () => {
  it.each([1_234_500, 5_108_400, 9_900, 100])('is read as it was written: %d', (amount) => {
    const path = payAgainPath({ reference: '', amount, statementDate: null })
    expect(amountInPath(new URLSearchParams(path.split('?')[1]).get('amount') ?? '')).toBe(amount)
  })

  it.each([
    ['25', 250_000],
    ['31.5', 315_000],
    ['0.0100', 100],
    ['0.00', null],
    ['0.001', null],
    ['12.345', null],
    ['', null],
    ['a lot', null],
    ['-5', null],
    ['1e5', null],
    ['12.34567', null],
    ['1,234.00', null],
    ['1234567890', null],
  ])('of "%s" is %s ten-thousandths [case-137]', (text, amount) => {
    expect(amountInPath(text)).toBe(amount)
  })
})
