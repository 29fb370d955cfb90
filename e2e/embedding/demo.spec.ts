import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { known } from '@trade-portal/demo-data'
import { portalDist } from '../../scripts/buildPortal'
import { demoDist } from '../../scripts/makeDemo'
import { confirmOrder, fillDelivery } from '../checkout'
import { fillSignIn } from '../fixtures'
import { hostedTest } from '../hostedTest'
import type { MerchantName } from '../portal'
import { addOrdinary, searchFor } from '../shopping'

const test = hostedTest(demoDist, 'trade')

// Its documents are served by a service worker.
test.use({ serviceWorkers: 'allow' })

const folders: Record<MerchantName, string> = { ironbark: '', cascade: 'cascade/' }

async function signIn(page: Page, merchant: MerchantName) {
  await fillSignIn(page, merchant)
  await expect(page.getByRole('heading', { name: /^Hi .+! Welcome/ })).toBeVisible({ timeout: 30_000 })
}

for (const merchant of ['ironbark', 'cascade'] as const) {
  test(`the demo of ${merchant} takes an order, which is there after a reload`, async ({ page, host }) => {
    const missing: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) missing.push(response.url())
    })
    await page.goto(host.url + folders[merchant])
    await expect(page.getByText(`Demo: builder / ${merchant}`)).toBeVisible()
    await signIn(page, merchant)
    await searchFor(page, known[merchant].ordinary)
    const picture = page.getByRole('table').locator('img').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await addOrdinary(page, 2)
    await page.goto(`${host.url}${folders[merchant]}#/checkout`)
    await fillDelivery(page, merchant, { jobName: `Demo of ${merchant}` })
    const number = await confirmOrder(page)
    await page.getByRole('button', { name: 'OK' }).click()

    await page.goto(`${host.url}${folders[merchant]}#/orders`)
    await page.reload()
    await expect(page.getByText(`Demo of ${merchant}`).first()).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText(number).first()).toBeVisible()
    expect(missing, 'what the host did not have').toEqual([])
  })
}

test('two tabs of the demo see one back end', async ({ context, host }) => {
  const [first, second] = [await context.newPage(), await context.newPage()]
  await first.goto(host.url)
  await first.getByText('Remember Me').click()
  await signIn(first, 'ironbark')
  await second.goto(host.url)
  await expect(second.getByRole('heading', { name: /^Hi .+! Welcome/ })).toBeVisible({ timeout: 30_000 })

  await searchFor(first, known.ironbark.ordinary)
  await addOrdinary(first, 2)
  await searchFor(second, known.ironbark.severalUnits)
  await addOrdinary(second, 3)
  await second.goto(`${host.url}#/cart`)
  await second.reload()
  await expect(second.getByText(known.ironbark.ordinary)).toBeVisible()
  await expect(second.getByText(known.ironbark.severalUnits)).toBeVisible()
})

test('the demo opens a datasheet in a tab of its own', async ({ page, host }) => {
  await page.goto(host.url)
  await signIn(page, 'ironbark')
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration('documents/'))?.active?.state),
    )
    .toBe('activated')
  const tab = await page.context().newPage()
  const answered = tab.waitForEvent('response')
  // A browser without a PDF viewer downloads the file and reports a failed navigation.
  await tab.goto(`${host.url}documents/${known.ironbark.ordinary}.pdf`).catch(() => undefined)
  const response = await answered
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('application/pdf')
})

test('the demo begins afresh when it is asked to', async ({ page, host }) => {
  await page.goto(host.url)
  await signIn(page, 'ironbark')
  await searchFor(page, known.ironbark.ordinary)
  await addOrdinary(page, 2)
  await page.goto(`${host.url}?reset#/cart`)
  await fillSignIn(page, 'ironbark')
  await expect(page.getByText('Your cart is empty.')).toBeVisible({ timeout: 30_000 })
  await expect(page).not.toHaveURL(/reset/)
})

test('the demo alone holds a back end', async ({ host: _host }) => {
  const traces = /sqlite|CREATE TABLE|BBS14100/
  expect(await filesWith(traces, portalDist)).toEqual([])
  expect(await filesWith(traces, demoDist)).not.toEqual([])
})

async function filesWith(text: RegExp, folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const found = await Promise.all(
    files.map(async (file) => (text.test(await readFile(file, 'utf8')) ? [file] : [])),
  )
  return found.flat()
}
