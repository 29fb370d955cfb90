/** Returns the name most similar to a misspelled one, by the fewest changed letters; `null` if none is similar. */
export function nearest(written: string, names: Iterable<string>): string | null {
  const most = Math.max(1, Math.floor(written.length / 4))
  const wanted = plain(written)
  const [best] = [...names]
    .map((name) => ({ name, distance: distance(wanted, plain(name)) }))
    .sort((one, other) => one.distance - other.distance)
  return best && best.distance <= most ? best.name : null
}

/** Returns a question with the nearest name, if there is one. */
export function didYouMean(written: string, names: Iterable<string>): string | undefined {
  const found = nearest(written, names)
  return found === null ? undefined : `Did you mean ${found}?`
}

/** Drops differences of style: capitals and separators. */
const plain = (name: string) => name.toLowerCase().replace(/[-_\s]/g, '')

/** Returns the number of letters to change, insert or remove. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let line = 0; line < one.length; line++) {
    const next = [line + 1]
    for (let column = 0; column < other.length; column++) {
      const changed = (row[column] ?? 0) + (one[line] === other[column] ? 0 : 1)
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
