/** A source of numbers in [0, 1), the same ones for the same seed, on every machine. */
export type Random = () => number

/** Creates a source from any text, so that one product's data never depends on the others. */
export function createRandom(seed: string): Random {
  // FNV-1a spreads texts that differ in one letter over all 32 bits.
  let state = 0x811c9dc5
  for (let index = 0; index < seed.length; index++) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193)
  }
  return () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** 128 random bits. `crypto.randomUUID` would do, but a page served over plain HTTP on a local network has none. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
