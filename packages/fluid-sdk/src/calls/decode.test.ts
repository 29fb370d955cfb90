import { describe, expect, it } from 'vitest'
import { UNKNOWN } from '../arithmetic/decimal'
import {
  address,
  amount,
  date,
  flag,
  image,
  isFalse,
  number,
  optionalAmount,
  price,
  quantity,
  rows,
  text,
} from './decode'

const endpoint = 'https://fluid.example/erp'

describe('what the wire may send', () => {
  it('reads every form of a switch', () => {
    for (const on of [true, 'true', 'TRUE', 'yes', ' Yes ', 1, '1']) expect(flag(on)).toBe(true)
    for (const off of [false, 'false', 'no', 0, '0', null, undefined, '', 'maybe', 2, {}])
      expect(flag(off)).toBe(false)
    for (const off of [false, 'False', 'NO', 0, '0']) expect(isFalse(off)).toBe(true)
    for (const other of ['', null, undefined, 'maybe', 1]) expect(isFalse(other)).toBe(false)
  })

  it('reads numbers and their texts', () => {
    expect([12, '12', ' 1.50 ', '-3', '1e3'].map(number)).toEqual([12, 12, 1.5, -3, 1000])
    expect(['', ' ', null, undefined, true, [], 'x', NaN, '0x10'].map(number)).toEqual(Array(9).fill(null))
  })

  it('reads no number beyond the safe integers [money-111]', () => {
    expect([1e308, '1e308', 1e400, '9007199254740993', -1e308].map(number)).toEqual(Array(5).fill(null))
    expect(number('9007199254740991')).toBe(9_007_199_254_740_991)
  })

  it.each([
    1e308,
    -1e308,
    // JSON.parse returns Infinity for it.
    JSON.parse('1e400') as number,
    '1e400',
    '-1e308',
    '1e99999',
    'NaN',
    'Infinity',
    '-inf',
    '9007199254740993',
    '9'.repeat(80),
  ])('takes %s for a figure that cannot be told [money-111]', (absurd) => {
    expect([quantity(absurd), price(absurd), amount(absurd)]).toEqual([UNKNOWN, UNKNOWN, UNKNOWN])
  })

  it('reads a figure that is missing as nothing', () => {
    for (const nothing of [null, undefined, '', ' '])
      expect([quantity(nothing), price(nothing), amount(nothing), optionalAmount(nothing)]).toEqual([
        0,
        null,
        0,
        null,
      ])
    expect([12, '12.5', 0].map(quantity)).toEqual([12, 12.5, 0])
    expect([0, '0.00', '-3.5', 3.45].map(optionalAmount)).toEqual([0, 0, -35_000, 34_500])
  })

  it.each(['2,737.60', '1 000', '$5', '12.5.1', '5-', '(5.00)', '1e', '0x10', '１２'])(
    'takes %s, which is no numeric string, for a figure that cannot be told [case-270]',
    (unreadable) => {
      const read = [quantity, price, amount, optionalAmount].map((decode) => decode(unreadable))
      expect(read).toEqual([UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN])
    },
  )

  it.each(['free', 'POA', true, {}, []])('takes %j for no amount, and for no price [case-270]', (word) => {
    expect([quantity(word), price(word), amount(word), optionalAmount(word)]).toEqual([
      UNKNOWN,
      null,
      UNKNOWN,
      UNKNOWN,
    ])
  })

  it('reads a price of nothing as none', () => {
    expect([0, '0.00', null, '', 3.45].map(price)).toEqual([null, null, null, null, 34_500])
  })

  it('reads texts, and numbers in their place', () => {
    expect(['a', 7, null, undefined, {}, NaN].map(text)).toEqual(['a', '7', '', '', '', ''])
  })

  it('reads the objects of a list, and a list of nothing', () => {
    expect(rows([{ a: 1 }, null, undefined])).toEqual([{ a: 1 }])
    expect(rows(null)).toEqual([])
    expect(rows('oops' as unknown as undefined)).toEqual([])
  })

  it('reads days that a calendar has', () => {
    expect(date('2026-02-28')).toBe('2026-02-28')
    expect(date('2028-02-29T00:00:00')).toBe('2028-02-29')
    for (const none of [
      '',
      null,
      '2026-02-29',
      '2026-13-01',
      '2026-00-10',
      '31/01/2026',
      '2026-1-2',
      20260101,
    ])
      expect(date(none)).toBeNull()
  })
})

describe('addresses', () => {
  it('resolve against the endpoint', () => {
    expect(address('files/a.pdf', endpoint)).toBe('https://fluid.example/erp/files/a.pdf')
    expect(address('/files/a.pdf', endpoint)).toBe('https://fluid.example/files/a.pdf')
    expect(address('http://other.example/a', endpoint)).toBe('http://other.example/a')
  })

  it.each([
    'images/p.png',
    '/images/p.v2-1_x.png',
    'images//p.png',
    '../p.png',
    'a/../p.png',
    'a/./p.png',
    'a../p.png',
    './p.png',
    'images/p 1.png',
    'images/é.png',
    'images/p.png?size=2#top',
    '//other.example/p.png',
    'https/p.png',
    'https://cdn.example/p.png',
    'https://cdn.example',
    'https://CDN.example/p.png',
    'https://cdn.example:443/p.png',
    'https://1.2/p.png',
    'https://a-b.c-d.example/p/q.png',
    'http://xn--mnchen-3ya.example/p.png',
  ])('resolve %s as a browser does', (written) => {
    for (const base of [endpoint, 'http://localhost:4400', 'https://Fluid.Example:443/a b'])
      expect(address(written, base)).toBe(new URL(written, `${base}/`).href)
  })

  it.each([
    '',
    null,
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'file:///etc',
    'http://',
    'https://a--b.0x1.2.3.4.5/p.png',
  ])('do not follow %s', (written) => {
    expect(address(written, endpoint)).toBeNull()
  })

  it('of pictures may hold the picture', () => {
    expect(image('data:image/svg+xml,<svg/>', endpoint)).toBe('data:image/svg+xml,<svg/>')
    expect(image('data:text/html,x', endpoint)).toBeNull()
    expect(image('p.png', endpoint)).toBe('https://fluid.example/erp/p.png')
  })
})
