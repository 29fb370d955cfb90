/**
 * Returns the padding of both sides of what reaches the screen's edges: so much room, and clear of the notch of a phone on
 * its side.
 *
 * @example
 * const Bar = styled.header`
 *   ${sides(token.space[16])}
 * `
 */
export function sides(room: string): string {
  return `padding-left: max(${room}, env(safe-area-inset-left, 0px)); padding-right: max(${room}, env(safe-area-inset-right, 0px));`
}
