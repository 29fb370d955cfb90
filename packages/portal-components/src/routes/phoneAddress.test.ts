import { describe, expect, it } from 'vitest'
import { phoneAddress } from './phoneAddress'

describe('phoneAddress', () => {
  it.each([
    ['03 5550 1810', 'tel:0355501810'],
    ['+61 3 5550-1810', 'tel:+61355501810'],
    ['(503) 555-0148 ext. 12', 'tel:5035550148;ext=12'],
    ['Phone: 1300 555 010', 'tel:1300555010'],
    ['+61 (0)2 9000 1000 ext. 5', 'tel:+61290001000;ext=5'],
    ['+61(0) 2 9000 1000', 'tel:+61290001000'],
    ['(02) 9000 1000 x 21', 'tel:0290001000;ext=21'],
    ['02 9000 1000 #7', 'tel:0290001000;ext=7'],
    ['02 9000 1000, Extension: 004', 'tel:0290001000;ext=004'],
    ['1300 ODD', 'tel:1300633'],
    ['1300 Timber', 'tel:1300846237'],
    ['1-800-GO-FEDEX', 'tel:18004633339'],
    ['13 WOOD', 'tel:139663'],
    ['03 5550 1810 AH', 'tel:0355501810'],
    ['03 5550 1810 (office)', 'tel:0355501810'],
    ['03 5550 1810 / 0400 000 000', 'tel:0355501810'],
    ['Shop 5: 03 5550 1810', 'tel:0355501810'],
    ['000', 'tel:000'],
    ['at the counter', null],
    ['12', null],
    ['Bay 3', null],
    ['', null],
  ])('calls %j by %j [case-306]', (written, address) => {
    expect(phoneAddress(written)).toBe(address)
  })
})
