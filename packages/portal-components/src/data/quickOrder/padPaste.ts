import { LINE_END, readRows } from './padCells'
import { blocksOf } from './readPad'

/** A range of the pad's text, which was pasted. */
interface Pasted {
  start: number
  end: number
}

/**
 * Returns a pad after a paste. Pasted lines get separate lines. Blank lines separate a pasted table from other headers,
 * which are repeated above the remaining rows.
 */
export function withPasted(after: string, pasted: Pasted): string {
  const lines = onOwnLines(after, pasted)
  return withOwnHeads(lines.text, lines)
}

/**
 * Separates pasted lines, or cells, from text on the same line before and after them: otherwise a header row would be
 * lost, and a figure could change. Words within a line, and cells within a row, stay inline.
 */
function onOwnLines(text: string, { start, end }: Pasted): Pasted & { text: string } {
  const [left, block, right] = [text.slice(0, start), text.slice(start, end), text.slice(end)]
  const isLeft = /[^\s][^\S\n]*$/.test(left)
  const isRight = /^[^\S\n]*[^\s]/.test(right)
  const isOfLines = block.includes('\n') && block.trim() !== ''
  const isOfCells = block.trim().includes('\t') && !(isLeft && isRight)
  if (!isOfLines && !isOfCells) return { text, start, end }
  const before = isLeft && !/^[^\S\n]*\n/.test(block) ? '\n' : ''
  const behind = isRight && !/\n[^\S\n]*$/.test(block) ? '\n' : ''
  return {
    text: left + before + block + behind + right,
    start: start + before.length,
    end: end + before.length + behind.length,
  }
}

function withOwnHeads(after: string, { start, end }: Pasted): string {
  const { left, block, right } = partsOf(after, { start, end })
  const isTable = /[\t\n,;|]/.test(block) && readRows(block).length > 0
  const above = blocksOf(readRows(left)).at(-1)
  if (!isTable) return after
  const { heads = null, rows = [] } = above ?? {}
  if (!/^[^\S\n]*\S/.test(right)) {
    return heads && rows.length > 0 ? apart(left, block + after.slice(end)) : after
  }
  // A blank line separates rows from their headers, but not headers without rows.
  const isApart = rows.length > 0 && /\n[^\S\n]*\n[^\S\n]*$/.test(left)
  if (!heads || isApart) {
    const hasHeads = blocksOf(readRows(block)).some((each) => each.heads !== null)
    return hasHeads ? left + apart(block, right) : after
  }
  const lines = left.split(LINE_END)
  const written = lines.slice(heads.row.number - 1, heads.row.end).join('\n')
  const over = rows.length === 0 ? lines.slice(0, heads.row.number - 1).join('\n') : left
  return apart(over, apart(block, `${written}\n${right}`))
}

/** Joins two texts with a blank line between them. A tab at an end marks an empty cell and is kept. */
export const apart = (upper: string, lower: string) =>
  upper.trim() === '' ? lower : `${upper.replace(/[^\S\t]+$/, '')}\n\n${lower.replace(/^\s*\n/, '')}`

/** Splits a pad into the fully pasted lines, and the text before and after them. */
function partsOf(after: string, { start, end }: Pasted) {
  const rest = after.slice(end)
  const pasted = after.slice(start, end)
  const isAtLine = /(?:^|\n)[^\S\n]*$/.test(after.slice(0, start))
  const isToLine = /^[^\S\n]*(?:\n|$)/.test(rest) || pasted.endsWith('\n')
  // A line that was only partly pasted does not count.
  const first = isAtLine ? start : start + (pasted.indexOf('\n') + 1 || pasted.length)
  const last = isToLine ? end : start + pasted.lastIndexOf('\n') + 1
  const block = after.slice(first, Math.max(first, last))
  const right = after.slice(first + block.length)
  return {
    left: after.slice(0, first),
    block,
    right: block.endsWith('\n') ? right : right.replace(/^[^\S\n]*\n/, ''),
  }
}
