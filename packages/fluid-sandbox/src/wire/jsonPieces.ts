import { LateList } from './LateList.ts'

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
    if (!(value instanceof LateList)) {
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
