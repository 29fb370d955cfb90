import { describe, expect, it } from 'vitest'
import { rankRows, sortRows } from './sortRows'
import type { SortKey } from './sortRows'

const sorted = (keys: SortKey[], direction: 'ascending' | 'descending') => {
  const rows = keys.map((key, position) => ({ key, position }))
  return sortRows(
    rows,
    rankRows(rows, ({ key }) => key),
    direction,
  )
}
const keysOf = (rows: { key: SortKey }[]) => rows.map(({ key }) => key)
const positionsOf = (rows: { position: number }[]) => rows.map(({ position }) => position)

describe('sortRows', () => {
  it('sorts figures by size and texts by the alphabet, with what is missing last both ways', () => {
    const figures = [5, null, -3.5, 10_000_000, 0]
    expect(keysOf(sorted(figures, 'ascending'))).toEqual([-3.5, 0, 5, 10_000_000, null])
    expect(keysOf(sorted(figures, 'descending'))).toEqual([10_000_000, 5, 0, -3.5, null])
    const texts = ['Stage 10', 'stage 9', null, 'Éclair', 'deck']
    expect(keysOf(sorted(texts, 'ascending'))).toEqual(['deck', 'Éclair', 'stage 9', 'Stage 10', null])
    expect(keysOf(sorted([3n, 1n, 2n], 'descending'))).toEqual([3n, 2n, 1n])
  })

  it('keeps the order of equal keys both ways, those too that differ in case alone', () => {
    const keys = ['b', 'a', 'B', null, 'A', null]
    expect(positionsOf(sorted(keys, 'ascending'))).toEqual([1, 4, 0, 2, 3, 5])
    expect(positionsOf(sorted(keys, 'descending'))).toEqual([0, 2, 1, 4, 3, 5])
  })

  it('leaves rows without any key, and no rows, as they are', () => {
    expect(positionsOf(sorted([null, null], 'descending'))).toEqual([0, 1])
    expect(sorted([], 'ascending')).toEqual([])
  })
})
