import { join } from 'node:path'
import { hostFiles } from '../../e2e/staticHost.ts'
import type { Bench, Part } from '../harness/Bench.ts'
import { openPage, PHONE_CPU } from '../harness/openPage.ts'
import { watchFetches } from '../harness/fetches.ts'
import type { Fetched } from '../harness/fetches.ts'
import { watchSight } from '../harness/sight.ts'
import { medians } from '../harness/statistics.ts'
import { fillSignIn } from '../harness/visits.ts'

const BUTTON = 'form button[type=submit]'

/** The sign-in form on a phone: when it is visible and can be sent, compared with a page of HTML with the same form. */
export const signInPart: Part = {
  name: 'signIn',
  async measure(bench) {
    const host = await hostFiles(join(import.meta.dirname, '../peers'), 'peers')
    bench.later(() => host.close())
    const running = await bench.portal('normal')
    const taken: { ours: Awaited<ReturnType<typeof openForm>>[]; plain: { seen: number }[] } = {
      ours: [],
      plain: [],
    }
    for (let round = 0; round < bench.rounds; round++) {
      taken.plain.push(await seePlain(bench, `${host.url}staticForm.html`))
      taken.ours.push(await openForm(bench, running.url('ironbark')))
    }
    const ours = medians(taken.ours)
    const plain = medians(taken.plain)
    return [
      {
        work: 'sign-in on a phone: 4× CPU, 1.6 Mbit/s',
        how: `the visible form, alternating with a page of HTML with the same form (${Math.round(plain.seen)} ms); alive is when the portal has taken over; pressed at once is the form completed and sent as soon as it is visible, and script the bytes before its call`,
        figures: [
          { name: 'form seen', value: ours.seen / plain.seen, unit: '×', goal: 1.2 },
          { name: 'form seen', value: ours.seen, unit: 'ms', peers: { 'static HTML': plain.seen } },
          { name: 'script until pressed at once is sent', value: ours.sentBytes, unit: 'kB', goal: 40 },
          { name: 'pressed at once is sent', value: ours.sent, unit: 'ms' },
          { name: 'alive', value: ours.alive, unit: 'ms' },
        ],
      },
    ]
  },
}

async function seePlain({ browser }: Bench, address: string) {
  await using opened = await openPage(browser, { cpu: PHONE_CPU, isSlowLine: true })
  const sight = await watchSight(opened.page, BUTTON)
  await opened.page.goto(address)
  return { seen: await sight.at() }
}

async function openForm({ browser }: Bench, address: string) {
  const { seen, alive } = await lookAtForm(browser, address)
  return { seen, alive, ...(await sendForm(browser, address)) }
}

async function lookAtForm(browser: Bench['browser'], address: string) {
  await using opened = await openPage(browser, { cpu: PHONE_CPU, isSlowLine: true })
  const { page } = opened
  const sight = await watchSight(page, BUTTON)
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement.dataset['start'] === 'ready') performance.mark('alive')
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-start'] })
  })
  await page.goto(address)
  const mark = await page.waitForFunction(() => performance.getEntriesByName('alive')[0]?.startTime)
  return { seen: await sight.at(), alive: (await mark.jsonValue()) ?? NaN }
}

/** Fills in the form as soon as it is there, and submits it, whether or not the portal has loaded. */
async function sendForm(browser: Bench['browser'], address: string) {
  await using opened = await openPage(browser, { cpu: PHONE_CPU, isSlowLine: true })
  const { page, cdp } = opened
  const watched = watchFetches(cdp)
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator(BUTTON).waitFor()
  await fillSignIn(page)
  await page.locator(BUTTON).click()
  await page.getByRole('heading', { name: /^Hi / }).waitFor()
  const sent = watched.sentAt('login') ?? NaN
  const scripts = watched.fetched.filter(({ type, ended }) => type === 'Script' && ended <= sent)
  return { sent: (sent - watched.openedAt()) * 1000, sentBytes: bytesOf(scripts) / 1000 }
}

function bytesOf(files: readonly Fetched[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}
