import fc from 'fast-check'
import { expect, inject, it, vi } from 'vitest'
import { playSchedule } from './playSchedule.ts'
import { schedule } from './schedule.ts'

const RUNS = 500 * inject('times')
// Generous, for a busy machine.
vi.setConfig({ testTimeout: RUNS * 600 })

it('places each cart once and reports the truth, whatever happens in whatever order', async () => {
  const reported: string[] = []
  const property = fc.asyncProperty(schedule, async (current) => {
    const witness = await playSchedule(current)
    expect(witness.faults, witness.log.join('\n')).toEqual([])
    reported.push(...witness.reported)
  })
  await fc.assert(property, { numRuns: RUNS }).finally(() => {
    const counts = Object.entries(Object.groupBy(reported, (name) => name))
    const words = counts.map(([name, times = []]) => `${name} ${times.length}`).sort()
    process.stdout.write(`${RUNS} schedules of seed ${inject('seed')}; told: ${words.join(', ')}\n`)
  })
})
