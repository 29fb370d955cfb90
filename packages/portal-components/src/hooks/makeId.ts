/** Returns an id unique to the page. `crypto.randomUUID` is missing on pages served over plain HTTP. */
export function makeId(): string {
  return `${performance.now()}-${Math.random()}`
}
