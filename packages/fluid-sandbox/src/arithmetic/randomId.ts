/** 128 random bits. `crypto.randomUUID` would do, but a page served over plain HTTP on a local network has none. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
