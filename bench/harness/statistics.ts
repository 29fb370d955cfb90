export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Takes a measurement several times. @returns the median of each of its figures. */
export async function mediansOf<Name extends string>(
  rounds: number,
  measure: (round: number) => Promise<Record<Name, number>>,
): Promise<Record<Name, number>> {
  const taken: Record<Name, number>[] = []
  for (let round = 0; round < rounds; round++) taken.push(await measure(round))
  return medians(taken)
}

/** The median of each figure of several measurements. */
export function medians<Name extends string>(taken: readonly Record<Name, number>[]): Record<Name, number> {
  const names = Object.keys(taken[0] ?? {}) as Name[]
  const entries = names.map((name) => [name, median(taken.map((each) => each[name]))])
  return Object.fromEntries(entries) as Record<Name, number>
}
