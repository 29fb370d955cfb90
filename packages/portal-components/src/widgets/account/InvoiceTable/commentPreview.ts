/** Characters of a comment in a row. */
const SHOWN = 15

// Creating a segmenter costs more than rendering a row.
let segmenter: Intl.Segmenter | undefined

/**
 * Returns the start of a comment, followed by '...' if it is longer. The cut falls between user-perceived characters.
 */
export function commentPreview(comment: string): string {
  // Every character has at least one code unit.
  if (comment.length <= SHOWN) return comment
  segmenter ??= new Intl.Segmenter()
  let characters = 0
  for (const { index } of segmenter.segment(comment)) {
    if (characters === SHOWN) return `${comment.slice(0, index)}...`
    characters++
  }
  return comment
}
