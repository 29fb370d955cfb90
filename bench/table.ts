import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import type { CDPSession, Page } from '@playwright/test'
import { openNodeSandbox } from '@trade-portal/demo-data/node'
import { build, preview } from 'vite'
import { browserFlags, findChromium } from '../scripts/chromium.ts'
import { longestTask } from './table/longestTask.ts'
import type { Subject, Way } from './table/page.tsx'

// The orders' and the invoices' tables of 10,000 rows against the same rows drawn by hand, in turns, in one page of a
// build as it is shipped. Time is that of the page's own thread, so that what else the machine does does not count.
const WARM_UP = 2
const SCROLLS = 20
const WORD = 'kels'
const HEADS = ['Amount', 'Job name']

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, only: { type: 'string' } },
})
const rounds = Number(options.rounds)
const subjects = (['orders', 'invoices'] as const).filter((one) => !options.only || options.only === one)

const steps = ['mount', 'filter', 'sort', 'scroll'] as const
type Round = Record<(typeof steps)[number] | 'longest' | 'long' | 'first' | 'idle', number>

const outDir = await mkdtemp(join(tmpdir(), 'table-'))
const root = join(import.meta.dirname, 'table')
const shared = { root, configFile: false, logLevel: 'error' } as const
await build({
  ...shared,
  resolve: { conditions: ['trade-portal-source', 'module', 'browser', 'production'] },
  build: { outDir, emptyOutDir: true },
})
const server = await preview({ ...shared, build: { outDir }, preview: { port: 0 } })
const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
const sandbox = openNodeSandbox({ merchant: 'ironbark', size: 'huge' })
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: browserFlags })
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } })
  page.on('pageerror', (error) => console.error(error))
  await page.route(
    ({ pathname }) => !pathname.startsWith('/assets/') && pathname !== '/',
    async (route) => {
      const request = route.request()
      const answer = await sandbox.fetch(
        new Request(request.url(), {
          method: request.method(),
          headers: request.headers(),
          body: request.postData(),
        }),
      )
      await route.fulfill({
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: Buffer.from(await answer.arrayBuffer()),
      })
    },
  )
  await page.goto(origin)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const counts = await page.evaluate(() => call('prepare'))
  console.log(
    `${JSON.stringify(counts)} rows, ${cpus().length} × ${cpus()[0]?.model}, Chromium ${browser.version()}`,
  )
  console.log(`ms of the page's thread, medians of ${rounds} rounds, in turns:\n`)
  for (const subject of subjects) {
    const measured: Record<Way, Round[]> = { raw: [], widget: [] }
    // The first rounds, which are not counted, leave both ways compiled.
    for (let round = -WARM_UP; round < rounds; round++) {
      for (const way of ['raw', 'widget'] as const) {
        const one = await measure(page, cdp, subject, way)
        if (round >= 0) measured[way].push(one)
      }
    }
    console.log(subject)
    for (const step of steps) {
      const plain = median(measured.raw.map((round) => round[step]))
      const widget = median(measured.widget.map((round) => round[step]))
      console.log(
        `  ${step.padEnd(8)} raw ${plain.toFixed(2).padStart(7)}   widget ${widget.toFixed(2).padStart(7)}   ${(widget / plain).toFixed(2)} times`,
      )
    }
    for (const way of ['raw', 'widget'] as const) {
      const longest = Math.max(...measured[way].map((round) => round.longest))
      const first = median(measured[way].map((round) => round.first))
      const long = measured[way].reduce((sum, round) => sum + round.long, 0)
      console.log(
        `  ${way}: longest task while scrolling ${longest.toFixed(1)}, tasks over 50 ms: ${long}; first key ${first.toFixed(1)}, idle ${median(measured[way].map((round) => round.idle)).toFixed(1)}`,
      )
    }
  }
} finally {
  await browser.close()
  await server.close()
  sandbox.close()
  await rm(outDir, { recursive: true, force: true })
}

/** Mounts a list, types a word letter by letter, sorts by two heads both ways, and scrolls. */
async function measure(page: Page, cdp: CDPSession, subject: Subject, way: Way): Promise<Round> {
  const spend = async (work: () => Promise<unknown>) => {
    await page.evaluate(() => call('twoFrames'))
    const begun = await threadTime(cdp)
    await work()
    await page.evaluate(() => call('twoFrames'))
    return (await threadTime(cdp)) - begun
  }
  await cdp.send('HeapProfiler.collectGarbage')
  // Asking and waiting cost the page something as well, which is nobody's work.
  const idle = Math.min(await spend(nothing), await spend(nothing), await spend(nothing))
  const timed = async (work: () => Promise<unknown>) => Math.max(0, (await spend(work)) - idle)
  const mount = await timed(() =>
    page.evaluate(([subject, way]) => call('open', subject, way), [subject, way] as const),
  )
  const search = page.getByRole('searchbox')
  await search.focus()
  // Both ways read the words of the rows while nothing else is done.
  await page.waitForTimeout(1500)
  const letters: number[] = []
  for (const letter of WORD) {
    // Enter sends what is typed at once, in place of the pause; the list by hand has drawn by then.
    letters.push(
      await timed(async () => {
        await page.keyboard.press(letter)
        await page.keyboard.press('Enter')
      }),
    )
  }
  await search.fill('')
  await page.keyboard.press('Enter')
  const presses: number[] = []
  for (const head of HEADS) {
    const box = await page.getByRole('button', { name: head, exact: true }).boundingBox()
    if (!box) throw new Error(`There is no head ${head}.`)
    await page.mouse.move(box.x + 10, box.y + box.height / 2)
    for (let press = 0; press < 2; press++) {
      presses.push(
        await timed(async () => {
          await page.mouse.down()
          await page.mouse.up()
        }),
      )
    }
  }
  await page.mouse.move(640, 600)
  const scroll = await timed(() => scrollOn(page))
  const tasks = await longestTask(cdp, () => scrollOn(page))
  await page.evaluate(() => call('close'))
  return {
    mount,
    filter: mean(letters),
    sort: mean(presses),
    scroll: scroll / SCROLLS,
    idle,
    first: letters[0] ?? NaN,
    ...tasks,
  }
}

async function scrollOn(page: Page) {
  for (let step = 0; step < SCROLLS; step++) {
    await page.mouse.wheel(0, 300)
    await page.evaluate(() => call('twoFrames'))
  }
}

async function threadTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000
}

/** Of the page: calls what it offers. */
declare function call(name: string, ...values: unknown[]): Promise<unknown>

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN
}

function nothing() {
  return Promise.resolve()
}
