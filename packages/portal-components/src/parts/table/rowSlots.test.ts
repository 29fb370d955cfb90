import { describe, expect, it } from 'vitest'
import { nextSlots, noSlots } from './rowSlots'
import type { RowSlots } from './rowSlots'

const none = new Set<string>()
const draw = (now: RowSlots, keys: string, pinned = none) => nextSlots(now, [...keys], pinned)
const slotsOf = ({ rendered }: RowSlots) => rendered.map(({ slot }) => slot)

describe('nextSlots', () => {
  it('hands all slots on, in their order, to rows that are all others', () => {
    expect(slotsOf(draw(draw(noSlots, 'abcd'), 'efgh'))).toEqual([0, 1, 2, 3])
  })

  it('stays the same object for the same rows', () => {
    const now = draw(noSlots, 'abc')
    expect(draw(now, 'abc')).toBe(now)
  })

  it('hands the first slot to the row that scrolls in at the end', () => {
    expect(slotsOf(draw(draw(noSlots, 'abcd'), 'bcde'))).toEqual([1, 2, 3, 0])
  })

  it('makes a slot for a row that scrolls in at the top, so that no row that stays is moved', () => {
    expect(slotsOf(draw(draw(noSlots, 'bcde'), 'abcd'))).toEqual([4, 0, 1, 2])
  })

  it('leaves rows that stay where they are when those between them go', () => {
    expect(slotsOf(draw(draw(noSlots, 'abcde'), 'aceg'))).toEqual([0, 2, 4, 1])
  })

  it('never hands on the slot of a pinned row, even when it is gone', () => {
    const pinned = new Set('b')
    expect(slotsOf(draw(draw(noSlots, 'abc'), 'def', pinned))).toEqual([0, 2, 3])
  })

  it('gives no slot twice, whatever the order', () => {
    let now = draw(noSlots, 'abcdefgh')
    for (const keys of ['hgfedcba', 'badcfehg', 'xaybzc', 'abcdefghij', 'j', 'cabxyz']) {
      now = draw(now, keys, new Set('c'))
      expect(now.rendered.map(({ key }) => key).join('')).toBe(keys)
      expect(new Set(slotsOf(now)).size).toBe(keys.length)
    }
  })
})
