/**
 * Rows of an answer made while it is sent, so that the first are on their way before the last is made. Making them
 * must not depend on anything that a later call can change.
 */
export class LateList<Item> {
  readonly length: number
  private readonly make: (index: number) => Item

  private constructor(length: number, make: (index: number) => Item) {
    this.length = length
    this.make = make
  }

  /** Makes each item from one row. */
  static of<Row, Item>(rows: readonly Row[], toItem: (row: Row) => Item): LateList<Item> {
    return new LateList(rows.length, (index) => toItem(rows[index] as Row))
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
