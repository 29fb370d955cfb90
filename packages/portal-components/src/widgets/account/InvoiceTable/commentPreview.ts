/** Letters of a comment that a row has room for. */
const SHOWN = 15

// Costs more to make than a row to draw.
let segmenter: Intl.Segmenter | undefined

/** The beginning of a comment, and '...' where it goes on. It is cut between characters as people see them. */
export function commentPreview(comment: string): string {
  // No character has fewer code units than one.
  if (comment.length <= SHOWN) return comment
  segmenter ??= new Intl.Segmenter()
  let characters = 0
  for (const { index } of segmenter.segment(comment)) {
    if (characters === SHOWN) return `${comment.slice(0, index)}...`
    characters++
  }
  return comment
}
