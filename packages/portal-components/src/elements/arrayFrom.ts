/** Replaces `Array.from`, which a page's library may have overwritten. The build of the elements substitutes it. */
export function arrayFrom<Item, Mapped = Item>(
  source: Iterable<Item> | ArrayLike<Item>,
  map?: (item: Item, index: number) => Mapped,
): (Item | Mapped)[] {
  const items = isIterable(source) ? [...source] : []
  if (!isIterable(source))
    for (let index = 0; index < source.length; index++) items.push(source[index] as Item)
  return map ? items.map((item, index) => map(item, index)) : items
}

const isIterable = <Item>(source: Iterable<Item> | ArrayLike<Item>): source is Iterable<Item> =>
  Symbol.iterator in Object(source)
