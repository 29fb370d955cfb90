import { describe, expect, it } from 'vitest'
import { rowPositions } from './rowPositions'

describe('rowPositions', () => {
  it('positions rows of one height', () => {
    const { startOf, indexAt } = rowPositions({ count: 100, height: 40, gap: 10 })
    expect([startOf(0), startOf(3), startOf(100)]).toEqual([0, 150, 5000])
    expect([indexAt(-20), indexAt(49), indexAt(50), indexAt(9999)]).toEqual([0, 0, 1, 99])
  })

  it('positions the others after rows that turned out otherwise', () => {
    const { startOf, indexAt, grow } = rowPositions({ count: 100, height: 40, gap: 10 })
    grow(1, 50)
    grow(2, -20)
    expect([startOf(1), startOf(2), startOf(3), startOf(100)]).toEqual([50, 150, 180, 5030])
    expect([indexAt(-20), indexAt(0), indexAt(149), indexAt(150)]).toEqual([0, 0, 1, 2])
    expect([indexAt(179), indexAt(180), indexAt(5029), indexAt(9999)]).toEqual([2, 3, 99, 99])
  })

  it.each([1, 2, 7, 64, 1000])('finds each of %i rows where a walk through all of them does', (count) => {
    const heights = Array.from({ length: count }, (_, index) => 44 + ((index * 7919) % 5) * 15)
    const { startOf, indexAt, grow } = rowPositions({ count, height: 60, gap: 0 })
    // A height reported twice, as after the text of a row has changed.
    heights.forEach((_, index) => grow(index, 10))
    heights.forEach((height, index) => grow(index, height - 70))
    let start = 0
    heights.forEach((height, index) => {
      expect(startOf(index)).toBe(start)
      expect([indexAt(start), indexAt(start + height - 1)]).toEqual([index, index])
      start += height
    })
    expect(startOf(count)).toBe(start)
  })
})
