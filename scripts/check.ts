import { chooseRings } from './check/chooseRings.ts'
import { dropRecord, readRecord, writeRecord } from './check/records.ts'
import { rings } from './check/rings.ts'
import type { Ring } from './check/rings.ts'
import { runStep } from './check/runStep.ts'
import { script } from './check/steps.ts'
import type { Step } from './check/steps.ts'
import { faultsOf, tableOf } from './check/table.ts'
import type { RingRun } from './check/table.ts'

try {
  process.exit(await check(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** Runs the named rings, as `chooseRings` selects them, and prints the result. @returns the exit code. */
async function check(named: readonly string[]): Promise<number> {
  const { rings: chosen, needsCore, isWhole } = chooseRings(rings, named)
  // Read before anything runs: it may be rejected.
  const before = needsCore ? [readRecord('core')] : []
  const runs = [...before]
  for (const ring of chosen) runs.push(await runRing(ring))

  if (isWhole) {
    const tried = rings.filter(({ name }) => runs.some((run) => run.name === name))
    const again = await runAgain(tried, runs)
    // Reports of other rings belong to an earlier run.
    const steps = [...tried.flatMap((ring) => ring.steps), ...again.steps]
    const files = steps.flatMap(({ report }) => report?.file ?? [])
    const outcome = await runStep(script('conformance', 'conformance.ts', files), { isAlone: true })
    runs.push(...again.runs, { name: 'conformance', outcomes: [outcome], seconds: outcome.seconds })
  }
  console.log(`\n${tableOf(runs)}`)
  const faults = faultsOf(runs)
  for (const fault of faults) console.error(fault)
  return faults.length === 0 ? 0 : 1
}

async function runRing({ name, lanes, steps }: Ring): Promise<RingRun> {
  const begun = performance.now()
  dropRecord(name)
  const beside = await Promise.all(
    lanes.map(async (lane) => {
      const outcomes = []
      for (const step of lane) outcomes.push(await runStep(step, { isAlone: false }))
      return outcomes
    }),
  )
  const outcomes = beside.flat()
  for (const step of steps) outcomes.push(await runStep(step, { isAlone: true }))
  const run = { name, outcomes, seconds: (performance.now() - begun) / 1000 }
  writeRecord(run)
  return run
}

/**
 * Runs the journeys with a second attempt once more, by themselves: a second attempt proves nothing, but three first
 * ones in a row do.
 */
async function runAgain(tried: readonly Ring[], runs: readonly RingRun[]) {
  const outcomes = runs.flatMap((ring) => ring.outcomes)
  const steps: Step[] = tried
    .flatMap((ring) => ring.steps)
    .flatMap((step) => {
      const tests = outcomes.find(({ name }) => name === step.name)?.tests ?? []
      const late = tests.filter(({ isSecondAttempt }) => isSecondAttempt)
      return step.again && late.length > 0 ? step.again(late) : []
    })
  return { steps, runs: steps.length > 0 ? [await runRing({ name: 'again', lanes: [], steps })] : [] }
}
