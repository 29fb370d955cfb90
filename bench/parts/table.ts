import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import type { Part } from '../harness/Bench.ts'
import { openBuilt } from '../harness/openBuilt.ts'
import { mean, medians } from '../harness/statistics.ts'
import { watchThread } from '../harness/threadTime.ts'
import { twoFrames } from '../harness/twoFrames.ts'
import type { Figure, Row } from '../report/rows.ts'
import { longestTask } from '../table/longestTask.ts'
import type { Subject, Way } from '../table/page.tsx'

const SCROLLS = 20
const WORD = 'kels'
const HEADS = ['Amount', 'Job name']
const HEIGHT = 45

const steps = ['mount', 'filter', 'sort', 'scroll'] as const
type Step = (typeof steps)[number]
type Round = Record<Step | 'longest', number>

/** A table, its number of rows, and the tables to compare it with. */
interface Listing {
  subject: Subject
  count: number
  peers: Way[]
}
const listings: Listing[] = [
  { subject: 'invoices', count: 10_000, peers: ['tanstack-virtual', 'AG Grid', 'MUI X', 'React Aria'] },
  { subject: 'orders', count: 10_000, peers: [] },
  { subject: 'invoices', count: 199, peers: [] },
]
/** The figures of the bare demo of TanStack Virtual. */
const goals: Record<Step, number> = { mount: 1.9, filter: 1.5, sort: 1.2, scroll: 1.6 }

/** Tables of many rows against the same hand-written rows, alternating, in one page of a production build. */
export const tablePart: Part = {
  name: 'table',
  async measure(bench) {
    await using opened = await openBuilt(bench, join(import.meta.dirname, '../table'))
    await opened.page.evaluate(() => call('prepare'))
    const rows: Row[] = []
    let tenThousand = NaN
    for (const listing of listings) {
      const ways: Way[] = ['raw', 'widget', ...listing.peers]
      const taken = new Map(ways.map((way) => [way, [] as Round[]]))
      // The first round warms up the compiler and is not counted.
      for (let round = -1; round < bench.rounds; round++) {
        for (const way of ways) {
          const one = await measure(opened, listing, way)
          if (round >= 0) taken.get(way)?.push(one)
        }
      }
      const all = new Map([...taken].map(([way, rounds]) => [way, medians(rounds)]))
      if (Number.isNaN(tenThousand)) tenThousand = all.get('widget')?.mount ?? NaN
      rows.push(rowOf(listing, all, tenThousand))
    }
    return rows
  },
}

function rowOf({ subject, count }: Listing, all: Map<Way, Round>, tenThousand: number): Row {
  const ratio = (way: Way, step: Step) => (all.get(way)?.[step] ?? NaN) / (all.get('raw')?.[step] ?? NaN)
  const others = [...all.keys()].filter((way) => way !== 'raw' && way !== 'widget')
  const isShort = count < 10_000
  const figures = steps.map((step): Figure => ({
    name: step,
    value: ratio('widget', step),
    unit: '×',
    ...(!isShort && { goal: goals[step] }),
    peers: Object.fromEntries(others.map((way) => [way, ratio(way, step)])),
    note: `raw ${(all.get('raw')?.[step] ?? NaN).toFixed(1)} ms`,
  }))
  const widget = all.get('widget')
  if (isShort) {
    const dearer = (widget?.mount ?? NaN) / tenThousand
    figures.push({ name: 'mount beside that of 10,000', value: dearer, unit: '×', goal: 1 })
  }
  figures.push({ name: 'longest task of scrolling', value: widget?.longest ?? NaN, unit: 'ms' })
  return {
    work: `${count.toLocaleString('en')} ${subject} × raw`,
    how: `the real ${subject === 'invoices' ? 'InvoiceTable' : 'OrdersTable'} against a hand-written list with no library; thread time; mounting, and the means of four letters of a search, of four presses of a header, of ${SCROLLS} turns of the wheel. MUI X's free edition shows a hundred rows per page`,
    figures,
  }
}

interface Opened {
  page: Page
  cdp: CDPSession
}

/** Mounts a list, types a word letter by letter, sorts by two headers both ways, and scrolls. */
async function measure({ page, cdp }: Opened, { subject, count }: Listing, way: Way): Promise<Round> {
  await page.evaluate(([subject, count]) => call('give', subject, count), [subject, count] as const)
  const { timed } = await watchThread(page, cdp)
  const mount = await timed(() =>
    page.evaluate(([subject, way]) => call('open', subject, way), [subject, way] as const),
  )
  const search = page.getByRole('searchbox')
  await search.focus()
  // All ways read the search texts of the rows while idle.
  await page.waitForTimeout(1500)
  const letters: number[] = []
  for (const letter of WORD) {
    // Enter submits the search without waiting for the debounce; the other tables have rendered by then.
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
    const box = await (await headOf(page, head)).boundingBox()
    if (!box) throw new Error(`There is no head ${head}.`)
    await page.mouse.move(box.x + 24, box.y + box.height / 2)
    for (let press = 0; press < 2; press++) {
      const before = await page.evaluate(shownText)
      presses.push(
        await timed(async () => {
          await page.mouse.down()
          await page.mouse.up()
        }),
      )
      if ((await page.evaluate(shownText)) === before) throw new Error(`${way} did not sort by ${head}.`)
    }
  }
  await page.mouse.move(640, 600)
  const scroll = await timed(() => scrollOn(page))
  const { longest } = await longestTask(cdp, () => scrollOn(page))
  await page.evaluate(() => call('close'))
  // Some tables keep working for a while after their removal, which must not count for the next one.
  await page.waitForTimeout(500)
  return { mount, filter: mean(letters), sort: mean(presses), scroll: scroll / SCROLLS, longest }
}

/** Finds the header that sorts: a button, or the cell itself if it handles the press. */
async function headOf(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true })
  return (await button.count()) > 0 ? button : page.locator('[role=columnheader]', { hasText: name }).first()
}

/** Runs in the page: a table that does not do its work must not pass as fast. */
function shownText(): string {
  return document.body.innerText
}

async function scrollOn(page: Page) {
  for (let step = 0; step < SCROLLS; step++) {
    await page.mouse.wheel(0, Math.round(HEIGHT * 6.7))
    await page.evaluate(twoFrames)
  }
}

/** In the page: calls a function it exposes. */
declare function call(name: string, ...values: unknown[]): Promise<unknown>
