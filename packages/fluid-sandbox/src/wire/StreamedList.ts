/**
 * Rows of an answer made while it is sent, so that the first are on their way before the last is made. Making them
 * must not depend on anything that a later call can change.
 */
export class StreamedList<Item> {
  readonly length: number
  private readonly make: (index: number) => Item

  private constructor(length: number, make: (index: number) => Item) {
    this.length = length
    this.make = make
  }

  /** Makes each item from one row. */
  static of<Row, Item>(rows: readonly Row[], toItem: (row: Row) => Item): StreamedList<Item> {
    return new StreamedList(rows.length, (index) => toItem(rows[index] as Row))
  }

  /** The items from one place up to another. */
  slice(from: number, to: number): Item[] {
    const items: Item[] = []
    for (let index = from; index < Math.min(to, this.length); index++) items.push(this.make(index))
    return items
  }

  toJSON(): Item[] {
    return this.slice(0, this.length)
  }
}

/** Somewhat more rows than a screen shows, which leave at once. */
const FIRST = 60
/** Some 100 kB of JSON: less packs worse, more makes other calls wait. */
const MORE = 250

/** Yields the JSON of an answer, letter by letter the result of `JSON.stringify`, in pieces of some rows each. */
export function* jsonPieces(body: object): Generator<string, void> {
  let piece = ''
  let separator = '{'
  for (const [key, value] of Object.entries(body)) {
    const name = `${separator}${JSON.stringify(key)}:`
    if (!(value instanceof StreamedList)) {
      const json = JSON.stringify(value) as string | undefined
      if (json === undefined) continue
      piece += name + json
    } else {
      piece += `${name}[`
      for (let from = 0, to = FIRST; from < value.length; from = to, to += MORE) {
        if (from > 0) {
          yield `${piece},`
          piece = ''
        }
        piece += JSON.stringify(value.slice(from, to)).slice(1, -1)
      }
      piece += ']'
    }
    separator = ','
  }
  yield `${piece}${separator === '{' ? '{' : ''}}`
}
