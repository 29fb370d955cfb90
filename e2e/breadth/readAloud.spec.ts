import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { known } from '@trade-portal/demo-data'
import { expect, test } from '../fixtures'
import { searchFor } from '../shopping'
import { RunningPortal } from '../portal'
import { readAloud } from '../readAloud'

/** Replaces days that follow the calendar of the run by their meaning. */
const withoutDays = (read: string) =>
  read
    .replace(/\b\d\d\/\d\d\/\d{4}\b/g, 'DD/MM/YYYY')
    .replace(/(Selected Date:) \d\d \w+ \d{4}/g, '$1 …')
    .replace(/(spinbutton, (?:day|month|year),.*current value) .*/g, '$1 …')
    .replace(/^(spinbutton, (?:day|month|year),.*\n).+/gm, '$1…')
    .replace(/(spinbutton, day,.*max value) \d\d/g, '$1 …')

/**
 * Compares the spoken text with the file beside this one, where it can be read as prose. `READ_ALOUD=write` writes the
 * file.
 */
function expectRead(name: string, heard: string) {
  const read = withoutDays(heard)
  const file = join(import.meta.dirname, 'readAloud', `${name}.txt`)
  if (process.env['READ_ALOUD'] === 'write') writeFileSync(file, read)
  expect(read.split('\n')).toEqual(readFileSync(file, 'utf8').split('\n'))
}

test('the order is read from top to end, each thing named and none twice [case-450]', async ({
  page,
  openCheckout,
}) => {
  await page.clock.setFixedTime('2026-06-01T10:00:00')
  await openCheckout('ironbark', { jobName: 'Read aloud' })
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  expectRead('checkout', await readAloud(page, 'main'))
})

test('a tally is read from top to end [case-450]', async ({ page, signIn }) => {
  await signIn('ironbark')
  await searchFor(page, known.ironbark.presetTally)
  await page
    .getByRole('button', { name: /^Enter a tally of / })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('spinbutton').first()).toBeVisible()
  expectRead('tally', await readAloud(page, '[role="dialog"]'))
})

test('an invoice is read from top to end [case-450]', async ({ page, signIn }) => {
  // A separate merchant: other journeys pay invoices, and comment on them.
  const portal = new RunningPortal()
  await portal.start()
  try {
    await signIn('ironbark', portal.url('ironbark'))
    await page.goto(portal.url('ironbark', '#/invoices/418501-2'))
    await expect(page.getByRole('heading', { level: 1, name: 'Invoice 418501-2' })).toBeVisible()
    // The heading is first shown above skeletons.
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    expectRead('invoice', await readAloud(page, 'main'))
  } finally {
    await portal.dispose()
  }
})
