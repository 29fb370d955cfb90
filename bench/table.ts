import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build, preview } from 'vite'
import { browserFlags, findChromium } from '../scripts/chromium.ts'

// A table of 10,000 rows against the same rows made by hand, in turns, in one page of a build as it is shipped.
const ROWS = 10_000
const ROUNDS = 15

interface Round {
  mounting: number
  filtering: number
}

const outDir = await mkdtemp(join(tmpdir(), 'table-'))
const root = join(import.meta.dirname, 'table')
const shared = { root, configFile: false, logLevel: 'error' } as const
await build({
  ...shared,
  resolve: { conditions: ['trade-portal-source', 'module', 'browser', 'production'] },
  build: { outDir, emptyOutDir: true },
})
const server = await preview({ ...shared, build: { outDir }, preview: { port: 0 } })
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: browserFlags })
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } })
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  const measure = (kind: string) =>
    page.evaluate(
      ([kind, count]) =>
        (window as unknown as { measureTable: (kind: string, count: number) => Round }).measureTable(
          kind,
          count,
        ),
      [kind, ROWS] as const,
    )
  const raw: Round[] = []
  const table: Round[] = []
  // The first rounds, which are not counted, leave both ways compiled.
  for (let round = -3; round < ROUNDS; round++) {
    const one = await measure('raw')
    const other = await measure('table')
    if (round < 0) continue
    raw.push(one)
    table.push(other)
  }
  console.log(`${ROWS} rows, the median of ${ROUNDS} rounds, in turns:\n`)
  for (const what of ['mounting', 'filtering'] as const) {
    const plain = median(raw.map((round) => round[what]))
    const ours = median(table.map((round) => round[what]))
    console.log(
      `${what.padEnd(10)} by hand ${plain.toFixed(1)} ms, DataTable ${ours.toFixed(1)} ms: ${(ours / plain).toFixed(1)} times`,
    )
  }
} finally {
  await browser.close()
  await server.close()
  await rm(outDir, { recursive: true, force: true })
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN
}
