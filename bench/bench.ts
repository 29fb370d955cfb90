import { chromium } from '@playwright/test'
import { parseArgs } from 'node:util'
import { RunningPortal } from '../e2e/portal.ts'
import { buildPackages } from '../scripts/buildPackages.ts'
import { buildPortal } from '../scripts/buildPortal.ts'
import { browserFlags, findChromium } from '../scripts/chromium.ts'
import type { Bench } from './harness/Bench.ts'
import { parts } from './parts.ts'
import { printRows } from './report/printRows.ts'
import type { Row } from './report/rows.ts'
import { writeReport } from './report/writeReport.ts'

const usage = `pnpm bench [--only name,name] [--quick] [--rounds 5] [--date 2026-11-24]

  --only    the parts to measure: ${parts.map(({ name }) => name).join(', ')}
  --quick   each thing once, to see that it runs
  --rounds  how often each thing is measured; the median counts
  --date    the day that docs/performance.md tells; without it, it is not written, nor for some of the parts alone`

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    date: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
const only = values.only?.split(',')
const unknown = only?.filter((name) => !parts.some((part) => part.name === name)) ?? []
if (values.help || unknown.length > 0) {
  console.log(unknown.length > 0 ? `There is no part ${unknown.join(', ')}.\n\n${usage}` : usage)
  process.exit(unknown.length > 0 ? 1 : 0)
}
const rounds = values.quick ? 1 : Number(values.rounds)

await buildPackages()
await buildPortal(console.log)

const closing: (() => Promise<unknown>)[] = []
const later = (close: () => Promise<unknown>) => void closing.unshift(close)
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: browserFlags })
later(() => browser.close())
const portals = new Map<string, Promise<RunningPortal>>()
const bench: Bench = {
  browser,
  rounds,
  later,
  portal(size) {
    const running = portals.get(size) ?? start(size)
    portals.set(size, running)
    return running
  },
}

const rows: Row[] = []
try {
  for (const { name, measure } of parts.filter(({ name }) => only?.includes(name) ?? true)) {
    const begun = performance.now()
    rows.push(...(await measure(bench).catch((error: unknown) => [notMeasured(name, error)])))
    console.error(`measured ${name} in ${Math.round((performance.now() - begun) / 1000)} s`)
  }
} finally {
  for (const close of closing) await close()
}
printRows(rows)
if (values.date && !only) await writeReport({ rows, rounds, date: values.date, browser: browser.version() })

/** A failed part does not affect the figures of the others. */
function notMeasured(name: string, error: unknown): Row {
  console.error(error)
  process.exitCode = 1
  const why = String(error).split('\n')[0] ?? ''
  return {
    work: name,
    how: 'it ended before it had figures',
    figures: [{ name: '', value: null, unit: '', why }],
  }
}

async function start(size: 'normal' | 'huge') {
  const running = new RunningPortal({ size })
  await running.start()
  later(() => running.dispose())
  return running
}
