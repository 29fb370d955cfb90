/** Units of feet, in small letters. A longer one stands before one that it begins with. */
export const FEET: readonly string[] = ['feet', 'ft', 'lft', 'lf']

/** Returns whether a unit is the foot: `ft`, `feet`, `LF` or `LFT`. */
export function isUnitOfFeet(unit: string): boolean {
  return FEET.includes(unit.toLowerCase())
}
