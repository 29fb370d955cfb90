/** A parser of an answer's JSON that streams the rows of one list while the text arrives. */
export interface ListReader {
  /** Takes the next part of the text, cut anywhere. Only `end` reports text that cannot be JSON. */
  take(text: string): void
  /** Returns the result of `JSON.parse` for the whole text, and throws as that does. */
  end(): unknown
}

export interface ListReaderOptions {
  /** The answer's key of the list. */
  name: string
  /** Returns whether to stream the rows, given the part of the answer before them. */
  isWanted: (head: unknown) => boolean
  /** Called with all rows so far: the same array each time, and the one in the answer at the end. */
  onRows: (rows: readonly unknown[]) => void
}

const QUOTE = 34
const COMMA = 44
const COLON = 58
const OPEN_LIST = 91
const BACKSLASH = 92
const CLOSE_LIST = 93
const OPEN = 123
const CLOSE = 125

/**
 * Creates a reader. Each row is parsed once, and its text is then released. Without such a list the whole text is
 * parsed at the end. The reader only scans brackets and strings; `JSON.parse` decides whether the text between them
 * is JSON.
 */
export function createListReader({ name, isWanted, onRows }: ListReaderOptions): ListReader {
  const rows: unknown[] = []
  /** Text not parsed yet: the rows while the list lasts, else the text around it. */
  let rest = ''
  let head = ''
  let place: 'ahead' | 'inside' | 'behind' = 'ahead'
  let depth = 0
  let isInString = false
  let isEscaped = false
  /** The key being read, of the outermost object; `null` elsewhere. */
  let key: string | null = null
  let isKeyDue = false
  let isObject = false
  let lastKey = ''
  let isRepeated = false
  let isHeld = false
  let failure: unknown

  /** Scans to the end of a string. @returns the position behind it. */
  function skipString(text: string, from: number): number {
    let at = from
    for (; at < text.length && isInString; at++) {
      const sign = text.charCodeAt(at)
      if (isEscaped) isEscaped = false
      else if (sign === BACKSLASH) isEscaped = true
      else if (sign === QUOTE) isInString = false
    }
    if (key !== null) key += text.slice(from, at)
    if (key !== null && !isInString) {
      lastKey = JSON.parse(`"${key}`) as string
      key = null
      if (lastKey === name && place === 'behind') isRepeated = true
    }
    return at
  }

  function parseRows(text: string, isLast: boolean) {
    const found = JSON.parse(`[${text}]`) as unknown[]
    // A list has no empty item, between two commas or behind the last one.
    if (found.length === 0 && !(isLast && rows.length === 0)) throw new SyntaxError('A row is missing')
    for (const row of found) rows.push(row)
  }

  function read(text: string) {
    let from = 0
    let comma = -1
    let backslash = -1
    for (let at = 0; at < text.length;) {
      if (isInString) {
        at = skipString(text, at)
        continue
      }
      const sign = text.charCodeAt(at)
      if (sign === QUOTE) {
        const isKey = depth === 1 && isKeyDue
        // Most strings are values without an escape, and end at the next quote.
        const end = isKey ? -1 : text.indexOf('"', at + 1)
        if (backslash <= at) backslash = escapeFrom(text, at + 1)
        if (end > at && end < backslash) {
          at = end + 1
          continue
        }
        isInString = true
        if (isKey) key = ''
      } else if (sign === COMMA) {
        if (depth === 2 && place === 'inside') comma = at
        else if (depth === 1) isKeyDue = isObject
      } else if (sign === COLON) {
        if (depth === 1) isKeyDue = false
      } else if (sign === OPEN || sign === OPEN_LIST) {
        depth += 1
        if (depth === 1) isKeyDue = isObject = sign === OPEN
        if (depth === 2 && sign === OPEN_LIST && place === 'ahead' && lastKey === name) {
          place = 'inside'
          head = rest + text.slice(0, at + 1)
          rest = ''
          from = at + 1
          isHeld = !isWanted(JSON.parse(`${head}]}`))
        }
      } else if (sign === CLOSE || sign === CLOSE_LIST) {
        depth -= 1
        if (depth === 1 && place === 'inside') {
          if (sign === CLOSE) throw new SyntaxError('The list does not end')
          parseRows(rest + text.slice(from, at), true)
          place = 'behind'
          rest = ''
          from = at
        }
      }
      at += 1
    }
    if (place === 'inside' && comma >= from) {
      parseRows(rest + text.slice(from, comma), false)
      rest = ''
      from = comma + 1
    }
    rest += text.slice(from)
  }

  return {
    take(text) {
      if (failure !== undefined) return
      const before = rows.length
      try {
        read(text)
      } catch (error) {
        failure = error
      }
      if (rows.length > before && !isHeld) onRows(rows)
    },
    end() {
      if (failure !== undefined) throw failure
      if (place === 'inside') throw new SyntaxError('The answer breaks off')
      const answer: unknown = JSON.parse(head + rest)
      if (place === 'behind' && !isRepeated) Object.assign(answer as object, { [name]: rows })
      return answer
    },
  }
}

/** Returns the position of the next backslash; the end when there is none. */
function escapeFrom(text: string, from: number): number {
  const at = text.indexOf('\\', from)
  return at < 0 ? text.length : at
}
