import { describe, expect, it } from 'vitest'
import { jsonPieces, StreamedList } from './StreamedList.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
const listOf = (count: number) =>
  StreamedList.of(numbers(count), (id) => ({ id, name: `“${id}”, \\`, none: undefined }))

describe('an answer that leaves in pieces', () => {
  it.each([0, 1, 59, 60, 61, 309, 310, 311, 1_000])('is letter by letter its JSON, with %i rows', (count) => {
    for (const body of [
      { Order: listOf(count) },
      {
        companyID: '01',
        none: undefined,
        Order: listOf(count),
        numberOfTransactions: count,
        list: [1, null],
      },
      { none: undefined, first: listOf(count), second: listOf(count) },
    ]) {
      expect([...jsonPieces(body)].join('')).toBe(JSON.stringify(body))
    }
  })

  it('is an object where it has nothing', () => {
    expect([...jsonPieces({})]).toEqual(['{}'])
    expect([...jsonPieces({ none: undefined })]).toEqual(['{}'])
  })

  it('has made no more rows than a screen needs when the first piece leaves', () => {
    let made = 0
    const Order = StreamedList.of(numbers(1_000), (id) => ({ id, made: ++made }))
    const pieces = jsonPieces({ Order })
    pieces.next()
    expect(made).toBe(60)
    expect([...pieces].length).toBeGreaterThan(2)
    expect(made).toBe(1_000)
  })
})
