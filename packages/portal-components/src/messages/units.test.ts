import { describe, expect, it } from 'vitest'
import { unitOf } from './units'

describe('unitOf', () => {
  it.each([
    [1, 'box', 'box'],
    [4, 'box', 'boxes'],
    [12, 'bag', 'bags'],
    [0, 'pack', 'packs'],
    [1.5, 'roll', 'rolls'],
    [2, 'pallet', 'pallets'],
    [2, 'sheet', 'sheets'],
    [2, 'length', 'lengths'],
    [3, 'each', 'each'],
    [6, 'ea', 'ea'],
    [34.2, 'm', 'm'],
    [4, 'BOX', 'BOX'],
    [4, 'ctn', 'ctn'],
    [4, 'constructor', 'constructor'],
    [4, '', ''],
  ])('says %d %s as %s', (amount, unit, said) => {
    expect(unitOf(amount, unit)).toBe(said)
  })
})
