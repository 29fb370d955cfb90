/** English words for units, with their plurals. Any other unit is the merchant's own code. */
const plurals: ReadonlyMap<string, string> = new Map([
  ['bag', 'bags'],
  ['box', 'boxes'],
  ['each', 'each'],
  ['length', 'lengths'],
  ['pack', 'packs'],
  ['pallet', 'pallets'],
  ['roll', 'rolls'],
  ['sheet', 'sheets'],
])

/** Returns a unit as it is said of an amount: `4 boxes`, `1 box`, `34.2 m`. */
export function unitOf(amount: number, unit: string): string {
  return (amount !== 1 && plurals.get(unit)) || unit
}
