import type { Ring } from './rings.ts'

/** The rings of a run of `check.ts`. */
export interface Choice {
  rings: Ring[]
  /** Set if the core is required and was run by an earlier command. */
  needsCore: boolean
  /** Set for every ring but `deep` at least: the rows of conformance are checked against them together. */
  isWhole: boolean
}

/**
 * Chooses the rings of a run by names. No name is the core; `all` is every ring; `rest` is every ring but the core,
 * which has to have run before, and `deep`, whose examples differ in each run. Other names are rings, or single steps,
 * which form one more ring.
 *
 * @throws {Error} for an unknown name, or another name beside `all` or `rest`.
 */
export function chooseRings(rings: readonly Ring[], named: readonly string[]): Choice {
  const steps = rings.flatMap((ring) => [...ring.lanes.flat(), ...ring.steps])
  const namesOf = (things: readonly { name: string }[]) => things.map(({ name }) => name).join(', ')
  const known = new Set(['all', 'rest', ...[...rings, ...steps].map(({ name }) => name)])
  const unknown = named.filter((name) => !known.has(name))
  if (unknown.length > 0) {
    throw new Error(
      `There is no ring or step called ${unknown.join(', ')}.\nRings: ${namesOf(rings)}\nSteps: ${namesOf(steps)}`,
    )
  }
  const whole = named.find((name) => name === 'all' || name === 'rest')
  if (whole && named.length > 1) throw new Error(`${whole} stands alone: it names rings already.`)
  if (whole === 'all') return { rings: [...rings], needsCore: false, isWhole: true }
  if (whole === 'rest') {
    const rest = rings.slice(1).filter(({ name }) => name !== 'deep')
    return { rings: rest, needsCore: true, isWhole: true }
  }
  if (named.length === 0) return { rings: rings.slice(0, 1), needsCore: false, isWhole: false }
  const chosen = steps.filter(({ name }) => named.includes(name))
  return {
    rings: [
      ...rings.filter(({ name }) => named.includes(name)),
      ...(chosen.length > 0 ? [{ name: 'chosen steps', lanes: [], steps: chosen }] : []),
    ],
    needsCore: false,
    isWhole: false,
  }
}
