import { describe, expect, it } from 'vitest'
import { paymentAddress, readPaymentReturn } from './paymentAddress'

const site = 'https://portal.example/trade/'

describe('the return from a payment', () => {
  it.each([
    ['ahead of the #', '?sessionId=P-1#/payment-complete', 'P-1', '#/payment-complete'],
    ['after the hash route', '#/payment-complete?sessionId=P-1', 'P-1', '#/payment-complete'],
    ['without a hash', '?transid=P-1', 'P-1', ''],
    ['on both sides, ahead first', '?transid=P-1#/done?sessionId=P-2', 'P-1', '#/done'],
    ['under several names', '?transid=P-4&result=P-3&sessionid=P-2&sessionId=P-1', 'P-1', ''],
    ['in lower case before a result', '?result=P-3&sessionid=P-2', 'P-2', ''],
    ['under an empty name first', '?sessionId=&result=P-3', 'P-3', ''],
    ['empty ahead of the #', '?sessionId=#/done?transid=P-4', 'P-4', '#/done'],
    ['twice', '?sessionId=P-1&sessionId=P-2', 'P-1', ''],
    ['encoded', '?sessionId=a%2Fb%20c%26d%3De', 'a/b c&d=e', ''],
    ['with a plus or an equals sign', '?result=YWJj+ZGU=', 'YWJj+ZGU=', ''],
    ['badly encoded', '?sessionId=100%', '100%', ''],
  ])('reads the id %s', (_, rest, id, left) => {
    expect(readPaymentReturn(site + rest)).toEqual({ id, address: site + left })
  })

  it('leaves everything else as it was written', () => {
    const address = `${site}?a=b/c+d&sessionId=P-1&e=%20#/payment-complete?f=%2f&result=P-3&g`
    expect(readPaymentReturn(address)).toEqual({
      id: 'P-1',
      address: `${site}?a=b/c+d&e=%20#/payment-complete?f=%2f&g`,
    })
  })

  it.each(['', '?', '?a=1&b', '#', '#/payment-complete?', '?sessionid2=1#/x?SESSIONID=2', '?=P-1'])(
    'finds no id in "%s"',
    (rest) => {
      expect(readPaymentReturn(site + rest)).toEqual({ id: null, address: site + rest })
    },
  )
})

describe('an address that a payment may pass through', () => {
  it.each([
    ['https://pay.example/checkout.js', 'https://pay.example/checkout.js'],
    [' HTTPS://Pay.Example ', 'https://pay.example/'],
    ['http://LOCALHOST:8080/p', 'http://localhost:8080/p'],
    ['http://pay.example/checkout.js', null],
    ['http://127.0.0.1/', 'http://127.0.0.1/'],
    ['http://[::1]:4100/', 'http://[::1]:4100/'],
    ['http://127.0.0.2/', null],
    ['http://127.0.0.1:8080/p', 'http://127.0.0.1:8080/p'],
    ['http://[::1]:8080/p', 'http://[::1]:8080/p'],
    ['http://127.0.0.1.example/', null],
    ['http://localhost.example/', null],
    ['ftp://localhost/', null],
    ['checkout.js', null],
    ['', null],
  ])('is, of "%s", %s [case-217]', (written, address) => {
    expect(paymentAddress(written)).toBe(address)
  })
})
