import * as fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { createListReader } from './listReader'

/** Cuts a text into parts at some of its positions. */
function parts(text: string, cutAt: readonly number[]): string[] {
  const cuts = [
    0,
    ...cutAt.map((position) => position % (text.length + 1)).toSorted((a, b) => a - b),
    text.length,
  ]
  return cuts.slice(1).map((cut, index) => text.slice(cuts[index], cut))
}

/** Reads a text in parts. @returns its result or failure, and each row passed to `onRows`. */
function read(text: string, cutAt: readonly number[] = [], isWanted = () => true) {
  const reported: unknown[] = []
  const reader = createListReader({
    name: 'Order',
    isWanted,
    onRows: (rows) => reported.push(...rows.slice(reported.length)),
  })
  for (const part of parts(text, cutAt)) reader.take(part)
  return { reported, result: resultOf(() => reader.end()) }
}

function resultOf(parse: () => unknown) {
  try {
    return { answer: parse() }
  } catch (error) {
    return { failed: error instanceof SyntaxError }
  }
}

const key = fc.oneof(fc.constantFrom('Order', 'Ord\\er', 'hasErrors', '"', ''), fc.string())
const row = fc.oneof(fc.jsonValue(), fc.dictionary(key, fc.jsonValue()))
const entry = fc.tuple(key, fc.oneof(fc.jsonValue(), fc.array(row)))
const blank = fc.constantFrom('', ' ', '\n\t')

/**
 * The text of an object as any back end may write it: with blanks, in any order, and a key perhaps more than once.
 */
const answerText = fc
  .tuple(fc.array(entry, { maxLength: 6 }), blank, fc.constantFrom(undefined, 2))
  .map(([entries, space, indent]) => {
    const written = entries.map(
      ([name, value]) => `${space}${JSON.stringify(name)}${space}:${JSON.stringify(value, null, indent)}`,
    )
    return `${space}{${written.join(`${space},`)}${space}}${space}`
  })
const cuts = fc.array(fc.nat(), { maxLength: 20 })

describe('an answer that is read while it arrives', () => {
  it('is what it is when it is read at the end, wherever it is cut', () => {
    fc.assert(
      fc.property(answerText, cuts, (text, cutAt) => {
        expect(read(text, cutAt).result).toEqual({ answer: JSON.parse(text) as unknown })
      }),
    )
  })

  it('has its keys in their order', () => {
    fc.assert(
      fc.property(answerText, cuts, (text, cutAt) => {
        const { result } = read(text, cutAt)
        const answer = 'answer' in result ? result.answer : null
        expect(JSON.stringify(answer)).toBe(JSON.stringify(JSON.parse(text)))
      }),
    )
  })

  it('is none where its text is none, whatever is wrong with it', () => {
    const signs = fc.constantFrom(...'[]{},:"\\0 nx')
    fc.assert(
      fc.property(answerText, fc.nat(), fc.nat(3), fc.array(signs), cuts, (text, at, gone, put, cutAt) => {
        const from = at % (text.length + 1)
        const wrong = text.slice(0, from) + put.join('') + text.slice(from + gone)
        expect(read(wrong, cutAt).result).toEqual(resultOf(() => JSON.parse(wrong) as unknown))
      }),
      { numRuns: 500 * inject('times') },
    )
  })

  it('reports all rows of its list once, and gives the very same at the end', () => {
    const rows = fc.array(fc.dictionary(fc.string(), fc.jsonValue()))
    fc.assert(
      fc.property(rows, fc.boolean(), cuts, (Order, isFirst, cutAt) => {
        const text = JSON.stringify(isFirst ? { Order, count: 3 } : { count: 3, Order })
        const { reported, result } = read(text, cutAt)
        expect(reported).toEqual(JSON.parse(JSON.stringify(Order)))
        const given = 'answer' in result ? (result.answer as { Order: unknown[] }).Order : []
        for (const [index, one] of reported.entries()) expect(given[index]).toBe(one)
      }),
    )
  })

  it('reports a row as soon as the next one begins', () => {
    const reported: number[] = []
    const onRows = (rows: readonly unknown[]) => reported.push(rows.length)
    const reader = createListReader({ name: 'Order', isWanted: () => true, onRows })
    for (const part of ['{"Order":[{"a":"}],', '{"}', ',', '{"b":[1,', '2]},{', '}', '],"c":[{}']) {
      reader.take(part)
    }
    expect(reported).toEqual([1, 2, 3])
    expect(() => reader.end()).toThrow(SyntaxError)
  })

  it('reports nothing of a list of another name, or of one further inside', () => {
    expect(read('{"Orders":[{},{}],"in":{"Order":[{},{}]},"or":["Order",[{},{}]]}').reported).toEqual([])
    expect(read('["Order",[{},{}]]').reported).toEqual([])
  })

  it('reports nothing where the part before the rows forbids it', () => {
    const heads: unknown[] = []
    const isWanted = (head?: unknown) => {
      heads.push(head)
      return false
    }
    expect(read('{"hasErrors":true,"Order":[{},{}]}', [30], isWanted)).toEqual({
      reported: [],
      result: { answer: { hasErrors: true, Order: [{}, {}] } },
    })
    expect(heads).toEqual([{ hasErrors: true, Order: [] }])
  })
})
