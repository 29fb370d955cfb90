import type { Page } from '@playwright/test'
import type { Bench, Part } from '../harness/Bench.ts'
import { watchInteractions } from '../harness/interactions.ts'
import { openPage, PHONE_CPU } from '../harness/openPage.ts'
import { median } from '../harness/statistics.ts'
import { signedIn } from '../harness/visits.ts'
import type { Figure } from '../report/rows.ts'

const GOAL = 100

/** A person's press, on a page prepared for it and restored afterwards. */
interface Action {
  name: string
  route: string
  /** Prepares the page up to the press, with its target in view. @returns the press. */
  reach: (page: Page) => Promise<() => Promise<void>>
}

const PINE = '#/products/TIMBER/Structural%20Pine'

const actions: Action[] = [
  { name: 'See Prices', route: PINE, reach: (page) => at(page, page.getByText('See Prices')) },
  { name: 'product open', route: PINE, reach: (page) => at(page, firstProduct(page)) },
  {
    name: 'product close',
    route: PINE,
    async reach(page) {
      await firstProduct(page).click()
      return at(page, page.getByRole('dialog').getByRole('button', { name: 'Close' }))
    },
  },
  { name: 'tally open', route: PINE, reach: (page) => at(page, firstTally(page)) },
  {
    name: 'tally add',
    route: PINE,
    async reach(page) {
      await firstTally(page).click()
      const dialog = page.getByRole('dialog')
      await dialog
        .getByRole('button', { name: /^Increase quantity of / })
        .first()
        .click()
      return at(page, dialog.getByRole('button', { name: 'Add to Cart' }))
    },
  },
  {
    name: 'menu open',
    route: PINE,
    reach: (page) => at(page, page.getByRole('button', { name: 'My Account' })),
  },
  {
    name: 'select open',
    route: '#/invoices',
    reach: (page) => at(page, page.getByRole('button', { name: /Newest first/ })),
  },
  {
    name: 'date picker open',
    route: '#/invoices',
    reach: (page) => at(page, page.getByRole('button', { name: /Calendar/ }).first()),
  },
]

/** How long the page takes to respond to a press, on a processor slowed down four times. */
export const actionsPart: Part = {
  name: 'actions',
  async measure(bench) {
    const taken = new Map<string, { inp: number; after: number }[]>()
    for (let round = 0; round < bench.rounds; round++) await measureAll(bench, taken)
    const figures = [...taken].flatMap(([name, all]): Figure[] => [
      { name, value: median(all.map(({ inp }) => inp)), unit: 'ms', goal: GOAL },
    ])
    const after = Math.max(...[...taken.values()].map((all) => median(all.map((each) => each.after))))
    return [
      {
        work: 'actions at 4× CPU, idle (INP)',
        how: 'a mouse press on an idle page at 1280 px, from the press to the next paint as reported by the browser (Event Timing, in steps of 8 ms, none below 16)',
        figures: [...figures, { name: 'longest task after the paint', value: after, unit: 'ms', goal: GOAL }],
      },
    ]
  },
}

async function measureAll({ browser, portal }: Bench, taken: Map<string, { inp: number; after: number }[]>) {
  const running = await portal('normal')
  const stored = await signedIn(browser, running)
  for (const { name, route, reach } of actions) {
    await using opened = await openPage(browser, { stored, cpu: PHONE_CPU })
    const { page } = opened
    const watched = await watchInteractions(page)
    await page.goto(running.url('ironbark', route))
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await watched.rest()
    const press = await reach(page)
    taken.set(name, [...(taken.get(name) ?? []), await watched.press(press)])
  }
}

function firstProduct(page: Page) {
  return page.getByRole('rowheader').getByRole('button').first()
}

function firstTally(page: Page) {
  return page.getByRole('button', { name: /^Enter a tally of / }).first()
}

/** Scrolls an element into view and hovers over it. @returns its press. */
async function at(page: Page, target: ReturnType<Page['locator']>) {
  await target.hover()
  return async () => {
    await page.mouse.down()
    await page.mouse.up()
  }
}
