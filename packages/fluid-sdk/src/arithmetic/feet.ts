/** Units of feet, in lower case. A longer one precedes its own beginnings. */
export const FEET: readonly string[] = ['feet', 'ft', 'lft', 'lf']

/** Returns whether a unit is the foot: `ft`, `feet`, `LF` or `LFT`. */
export function isUnitOfFeet(unit: string): boolean {
  return FEET.includes(unit.toLowerCase())
}
