import { tallyQuantity } from '@trade-portal/fluid-sdk'
import { describe, expect, it } from 'vitest'
import {
  addRow,
  check,
  deleteRow,
  isCountable,
  leaveField,
  presetRows,
  setPieces,
  startRows,
  stepLength,
  tallyOf,
  typeIn,
} from './tallyEntry'

/** A tally of one row with these texts, before its fields are left. */
function typed(length: string, pieces: string) {
  return typeIn(typeIn(startRows(), 0, 'length', length), 0, 'pieces', pieces)
}

describe('typed rows', () => {
  it('count three pieces of 0.1 as 0.3', () => {
    expect(tallyQuantity(tallyOf(typed('0.1', '3')))).toBe(0.3)
  })

  it('keep lengths finer than 0.01', () => {
    expect(tallyOf(typed('2.405', '2'))).toEqual([{ length: 2405, quantity: 2 }])
  })

  it('become one where lengths are equal, and nothing where pieces are 0', () => {
    const rows = startRows([
      { length: 2400, quantity: 2 },
      { length: 3000, quantity: 0 },
      { length: 2400, quantity: 5 },
    ])
    expect(tallyOf(rows)).toEqual([{ length: 2400, quantity: 7 }])
  })

  it.each(['12abc', '-3', '1.5', '٣', '1e3'])(
    'take %s for no quantity: 0 stands in its place [tally-08]',
    (text) => {
      const left = leaveField(typed('2.4', text), 0, 'pieces')
      expect(left.rows[0]).toMatchObject({ pieces: '0', rejected: { pieces: { text } } })
      expect(tallyOf(left)).toEqual([])
    },
  )

  it.each(['two', '-2.4', '2,4', '2.4m'])(
    'take %s for no length: 0 stands in its place [tally-07]',
    (text) => {
      const left = leaveField(typed(text, '2'), 0, 'length')
      expect(left.rows[0]).toMatchObject({ length: '0', rejected: { length: { text } } })
    },
  )

  it('leave alone what is being typed, what is blank and what is a 0', () => {
    const unfinished = typed('2.', '')
    expect(leaveField(unfinished, 0, 'pieces')).toBe(unfinished)
    expect(typeIn(unfinished, 0, 'pieces', '1').rows[0]?.length).toBe('2.')
    const zero = typed('0', '0')
    expect(leaveField(leaveField(zero, 0, 'length'), 0, 'pieces')).toBe(zero)
  })

  it.each([
    ['3.6055', '3.606'],
    ['2.4000', '2.4'],
    ['3.605', '3.605'],
    ['2.40', '2.40'],
  ])('show %s as the %s that counts once it is left [tally-26]', (text, shown) => {
    expect(leaveField(typed(text, '2'), 0, 'length').rows[0]).toMatchObject({ length: shown, rejected: {} })
  })

  it('take a length under 0.001 for none, and say so [tally-26]', () => {
    const left = leaveField(typed('0.0004', '2'), 0, 'length')
    expect(left.rows[0]).toMatchObject({ length: '0', rejected: { length: { text: '0.0004' } } })
  })

  it('stop saying what became 0 once it is edited', () => {
    const left = leaveField(typed('2.4', '12abc'), 0, 'pieces')
    expect(typeIn(left, 0, 'pieces', '12').rows[0]?.rejected.pieces).toBeUndefined()
  })

  it('leave a blank row when the last is deleted', () => {
    const { rows } = deleteRow(typed('2.4', '2'), 0)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ length: '', pieces: '' })
    expect(rows[0]?.id).not.toBe(0)
  })
})

describe('stepLength', () => {
  it.each([
    ['2.4', 1, '2.41'],
    ['2.4', -1, '2.39'],
    ['', 1, '0.01'],
    ['0', -1, '0'],
    ['0.1', 1, '0.11'],
    ['2.405', 1, '2.415'],
  ] as const)('takes %s by %i to %s', (text, direction, stepped) => {
    expect(stepLength(text, direction)).toBe(stepped)
  })
})

describe('check', () => {
  it('finds nothing in a tally that is whole', () => {
    expect(check(addRow(typed('2.4', '2'))).attention).toBeNull()
  })

  it('shows a value that became 0 once, and lets it stand the next time', () => {
    const first = check(typed('2.4', '12abc'))
    expect(first.attention).toEqual({ rowId: 0, field: 'pieces' })
    expect(check(first.rows).attention).toBeNull()
  })

  it('shows each value that became 0, one after the other', () => {
    const first = check(typed('x', 'y'))
    expect(first.attention).toEqual({ rowId: 0, field: 'length' })
    expect(check(first.rows).attention).toEqual({ rowId: 0, field: 'pieces' })
  })

  it('asks for the half of a row that is missing until it is there', () => {
    const first = check(typed('2.4', ''))
    expect(first.attention).toEqual({ rowId: 0, field: 'pieces' })
    expect(check(first.rows).attention).toEqual({ rowId: 0, field: 'pieces' })
    expect(check(typeIn(first.rows, 0, 'pieces', '4')).attention).toBeNull()
  })
})

describe('isCountable', () => {
  it('is true up to the last tally whose thousandths are exact [tally-25]', () => {
    expect(isCountable([{ length: 6000, quantity: 1_000_000_000 }])).toBe(true)
    expect(isCountable([{ length: 1, quantity: Number.MAX_SAFE_INTEGER - 1 }])).toBe(true)
    expect(isCountable([{ length: 6000, quantity: Number.MAX_SAFE_INTEGER - 1 }])).toBe(false)
  })
})

describe('offered lengths', () => {
  it('are all shown in order, with any other that the line holds', () => {
    expect(presetRows([3000, 2400], [{ length: 2700, quantity: 4 }])).toEqual([
      { length: 2400, quantity: 0 },
      { length: 2700, quantity: 4 },
      { length: 3000, quantity: 0 },
    ])
  })

  it('keep one number of pieces each', () => {
    const once = setPieces([{ length: 2400, quantity: 1 }], 2400, 7)
    expect(presetRows([2400], once)).toEqual([{ length: 2400, quantity: 7 }])
  })
})
