import { mkdirSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { rings } from './check/rings.ts'
import type { Ring } from './check/rings.ts'
import { runStep } from './check/runStep.ts'
import { reports, script } from './check/steps.ts'
import type { Step } from './check/steps.ts'
import { faultsOf, tableOf } from './check/table.ts'
import type { RingRun } from './check/table.ts'

// `check.ts` runs the core; with names, those rings or single steps: `check.ts lint types`. `all` is every ring, and
// `rest` every one but `deep`, whose examples are others in each run, and the core, which has to have run before: the
// checklist is asked of all of them together.
const named = process.argv.slice(2)
const [core] = rings
const chosen = named.includes('all')
  ? rings
  : named.includes('rest')
    ? rings.slice(1).filter(({ name }) => name !== 'deep')
    : rings.filter(isNamed)
const runs: RingRun[] = []
if (chosen.length > 0) {
  for (const ring of chosen) runs.push(await runRing(ring))
} else if (named.length > 0) {
  runs.push(await runRing(withNamedSteps()))
} else if (core) {
  runs.push(await runRing(core))
}

const isWhole = named.includes('all') || named.includes('rest')
const told = named.includes('rest') && core ? [...recorded(core), ...runs] : runs
if (isWhole) {
  const again = await runAgain(told)
  if (again) told.push(again)
  const steps = [...rings.flatMap((ring) => ring.steps), ...(again?.steps ?? [])]
  const files = steps.flatMap(({ report }) => report?.file ?? [])
  const outcome = await runStep(script('conformance', 'conformance.ts', files), { isAlone: true })
  told.push({ name: 'conformance', outcomes: [outcome], seconds: outcome.seconds })
}
console.log(`\n${tableOf(told)}`)
const faults = faultsOf(told)
for (const fault of faults) console.error(fault)
process.exit(faults.length === 0 ? 0 : 1)

function isNamed({ name }: Ring): boolean {
  return named.includes(name)
}

function withNamedSteps(): Ring {
  const steps = rings.flatMap((ring) => [...ring.lanes.flat(), ...ring.steps])
  const unknown = named.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    console.error(
      `There is no ring or step called ${unknown.join(', ')}. Rings: ${rings.map(({ name }) => name).join(', ')}.`,
    )
    process.exit(1)
  }
  return { name: 'chosen steps', lanes: [], steps: steps.filter(({ name }) => named.includes(name)) }
}

async function runRing({ name, lanes, steps }: Ring): Promise<RingRun> {
  const begun = performance.now()
  rmSync(recordOf(name), { force: true })
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
  mkdirSync(reports, { recursive: true })
  writeFileSync(recordOf(name), JSON.stringify(run))
  return run
}

/**
 * Runs the journeys that needed a second attempt once more, by themselves: a second attempt proves nothing, three first ones
 * in a row do.
 */
async function runAgain(runs: readonly RingRun[]): Promise<(RingRun & { steps: Step[] }) | null> {
  const outcomes = runs.flatMap((ring) => ring.outcomes)
  const steps = rings
    .flatMap((ring) => ring.steps)
    .flatMap((step) => {
      const tests = outcomes.find(({ name }) => name === step.name)?.tests ?? []
      const late = tests.filter(({ isSecondAttempt }) => isSecondAttempt)
      return step.again && late.length > 0 ? step.again(late) : []
    })
  if (steps.length === 0) return null
  return { ...(await runRing({ name: 'again', lanes: [], steps })), steps }
}

function recordOf(name: string): string {
  return join(reports, `ring-${name.replaceAll(' ', '-')}.json`)
}

/** Reads the run of a ring that an earlier command made. */
function recorded({ name }: Ring): RingRun[] {
  if (existsSync(recordOf(name))) return [JSON.parse(readFileSync(recordOf(name), 'utf8')) as RingRun]
  console.error(`The ring ${name} has not run: \`pnpm test\` runs it.`)
  process.exit(1)
}
