import { describe, expect, it } from 'vitest'
import { paymentReference, readPaymentReference } from './paymentReference'

describe('a payment’s reference', () => {
  it.each([
    [{ customerId: '104218', number: 200_311, suffix: 1 }, '104218-200311-1'],
    [{ customerId: '104218', number: 0, suffix: 0 }, '104218-0-0'],
    // A customer's id may hold hyphens, and end like a reference.
    [{ customerId: 'AB-7-1', number: 200_311, suffix: 0 }, 'AB-7-1-200311-0'],
  ])('%j is written and read as %s [case-066]', (parts, reference) => {
    expect(paymentReference(parts)).toBe(reference)
    expect(readPaymentReference(reference)).toEqual(parts)
  })

  it('names an invoice without a suffix, or none', () => {
    expect(paymentReference({ customerId: '104218', number: 200_311 })).toBe('104218-200311-0')
    expect(paymentReference({ customerId: '104218' })).toBe('104218-0-0')
  })

  it.each(['', '104218', '104218-1', '-1-2', '104218-1-2x', '104218-1-', '104218-x-2', 'INV 200311'])(
    'is none in the text "%s" [case-066]',
    (text) => {
      expect(readPaymentReference(text)).toBeNull()
    },
  )
})
