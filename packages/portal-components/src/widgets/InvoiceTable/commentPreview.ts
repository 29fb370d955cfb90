/** Letters of a comment that a row has room for. */
const SHOWN = 15

/** The beginning of a comment, and '...' where it goes on. It is cut between characters as people see them. */
export function commentPreview(comment: string): string {
  // No character has fewer code units than one.
  if (comment.length <= SHOWN) return comment
  const characters = Array.from(new Intl.Segmenter().segment(comment), ({ segment }) => segment)
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('')}...` : comment
}
