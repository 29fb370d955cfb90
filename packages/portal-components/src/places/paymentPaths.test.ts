import { describe, expect, it } from 'vitest'
import { payReferencePath } from './paymentPaths'

describe('the path where a payment’s reference is paid', () => {
  it.each([
    ['104218-200311-1', '/pay-account?invoiceId=200311&suffix=1'],
    ['AB-7-200311-0', '/pay-account?invoiceId=200311&suffix=0'],
    ['104218-0-0', '/pay-account'],
    ['', '/pay-account'],
  ])('is, of "%s", %s', (reference, path) => {
    expect(payReferencePath(reference)).toBe(path)
  })
})
