import { describe, expect, it } from 'vitest'
import { rowPositions } from './rowPositions'

const rows = Array.from({ length: 100 }, (_, index) => `row ${index}`)

describe('rowPositions', () => {
  it('places rows of one height', () => {
    const { startOf, indexAt } = rowPositions({ rows, height: 40, gap: 10, measured: new Map() })
    expect([startOf(0), startOf(3), startOf(100)]).toEqual([0, 150, 5000])
    expect([indexAt(-20), indexAt(49), indexAt(50), indexAt(9999)]).toEqual([0, 0, 1, 99])
  })

  it('places the others after rows that turned out otherwise', () => {
    const measured = new Map([
      ['row 1', 90],
      ['row 2', 20],
    ])
    const { startOf, indexAt } = rowPositions({ rows, height: 40, gap: 10, measured })
    expect([startOf(1), startOf(2), startOf(3), startOf(100)]).toEqual([50, 150, 180, 5030])
    expect([indexAt(149), indexAt(150), indexAt(179), indexAt(180), indexAt(9999)]).toEqual([1, 2, 2, 3, 99])
  })
})
