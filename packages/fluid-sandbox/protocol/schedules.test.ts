import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { playSchedule } from './playSchedule.ts'
import { schedule } from './schedule.ts'

const RUNS = Number(process.env['SCHEDULE_RUNS'] ?? 500)
/** Repeats the schedules of a failed run when its seed is given again. */
const SEED = Number(process.env['SCHEDULE_SEED'] ?? Date.now() % 2 ** 31)
// Generous, for a machine that is busy with other work.
vi.setConfig({ testTimeout: RUNS * 600 })

it('places each cart once and tells the truth, whatever happens in whatever order', async () => {
  const told: string[] = []
  const property = fc.asyncProperty(schedule, async (present) => {
    const witness = await playSchedule(present)
    expect(witness.faults, witness.log.join('\n')).toEqual([])
    told.push(...witness.told)
  })
  await fc.assert(property, { numRuns: RUNS, seed: SEED }).finally(() => {
    const counts = Object.entries(Object.groupBy(told, (name) => name))
    const words = counts.map(([name, times = []]) => `${name} ${times.length}`).sort()
    process.stdout.write(`${RUNS} schedules of seed ${SEED}; told: ${words.join(', ')}\n`)
  })
})
