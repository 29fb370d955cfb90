import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { banner, deployNext, lookForUpdate, signIn, statusOf, test, visit } from '../deployment'
import { seeRendered } from '../frames'

test.use({ serviceWorkers: 'allow' })

/** Makes the browser check for a new service worker. @returns true if it found one. */
async function findUpdate(page: Page): Promise<boolean> {
  const isFound = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    return registration.installing !== null || registration.waiting !== null
  })
  await seeRendered(page)
  return isFound
}

test('a first visit is offered no update, and works without the network afterwards [shell-31]', async ({
  page,
  context,
  deployed,
}) => {
  await visit(page, deployed)
  expect(await findUpdate(page)).toBe(false)
  await expect(banner(page)).toBeHidden()

  // Fonts for letters beyond Latin are only fetched by pages that use them.
  const fonts = await page.evaluate(async () => {
    const stored = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return stored.flat().flatMap(({ url }) => /[^/]+\.woff2$/.exec(url) ?? [])
  })
  expect(fonts).toEqual([expect.stringMatching(/^inter-latin-wght/)])

  await context.setOffline(true)
  await deployed.host.close()
  await page.reload()
  await expect(signIn(page)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-start', 'ready')
  // The pages not opened in this visit are cached as well.
  const chunks = (await readdir(join(deployed.folder, 'assets'))).filter((name) => name.endsWith('.js'))
  expect(chunks.length).toBeGreaterThan(10)
  for (const name of chunks) expect(await statusOf(page, `assets/${name}`), name).toBe(200)
})

test('only the tab that pressed loads again; the other keeps its banner and its chunks [shell-32] [shell-34]', async ({
  page,
  context,
  deployed,
}) => {
  const other = await context.newPage()
  await visit(page, deployed)
  await visit(other, deployed)
  await other.evaluate(() => document.documentElement.setAttribute('data-untouched', ''))
  const { gone } = await deployNext(deployed)

  await lookForUpdate(page)
  await expect(banner(page)).toBeVisible()
  await expect(banner(other)).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-build', 'next')

  await banner(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-build', 'next')
  await expect(signIn(page)).toBeVisible()
  await expect(banner(page)).toBeHidden()

  await expect(other.locator('html')).toHaveAttribute('data-untouched', '')
  await expect(banner(other)).toBeVisible()
  expect(await statusOf(other, gone)).toBe(200)

  // No tab runs the earlier build any more, so its caches are deleted.
  await banner(other).click()
  await expect(other.locator('html')).toHaveAttribute('data-build', 'next')
  await expect.poll(() => statusOf(other, gone), { timeout: 15_000 }).toBe(404)
})

test('the last good configuration and theme stand in when the network fails, and it says so [shell-35]', async ({
  page,
  deployed,
}) => {
  // Colours unlike the portal's defaults.
  const sheet = join(deployed.folder, 'config/theme.css')
  await writeFile(sheet, ':root { --trade-masthead-background: #4b1d6b }')
  await visit(page, deployed)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-start', 'ready')
  await expect(page.getByText(/You’re seeing the last ones we have/)).toBeHidden()
  const masthead = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--trade-masthead-background'),
    )
  expect(await masthead()).toBe('#4b1d6b')

  await writeFile(
    join(deployed.folder, 'config/configuration.json'),
    '<!doctype html><p>Down for maintenance',
  )
  await rm(sheet)
  await page.reload()
  await expect(signIn(page)).toBeVisible()
  await expect(page.getByText(/You’re seeing the last ones we have/)).toBeVisible()
  expect(await masthead()).toBe('#4b1d6b')
})

test('calls go past the service worker, whichever way they are made [shell-36]', async ({
  page,
  deployed,
}) => {
  await visit(page, deployed)
  const call = './fluid/FluidAppServerProxy?ipFunction=getCartContents'
  const statuses = await page.evaluate(async (address) => {
    const post = await fetch('./index.html', { method: 'POST', body: '{}' })
    const postedCall = await fetch(address, { method: 'POST', body: '{}' })
    return [post.status, postedCall.status]
  }, call)
  expect(statuses).toEqual([404, 404])
  // An API call is never cached.
  await mkdir(join(deployed.folder, 'fluid'))
  for (const answer of ['{"first":1}', '{"second":2}']) {
    await writeFile(join(deployed.folder, 'fluid/FluidAppServerProxy'), answer)
    expect(await page.evaluate(async (address) => (await fetch(address)).text(), call)).toBe(answer)
  }
  const stored = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return { names, urls: requests.flat().map(({ url }) => url) }
  })
  expect(stored.names.every((name) => name.startsWith('trade:'))).toBe(true)
  expect(stored.urls.filter((url) => url.includes('fluid'))).toEqual([])
})

test('a version that waits stays whole while further tabs are opened [shell-105]', async ({
  page,
  context,
  deployed,
}) => {
  await visit(page, deployed)
  await deployNext(deployed)
  await lookForUpdate(page)
  await expect(banner(page)).toBeVisible()
  const stored = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('trade:shell:')).length)
  expect(await stored()).toBe(2)

  const other = await context.newPage()
  await visit(other, deployed)
  expect(await findUpdate(other)).toBe(true)
  expect(await stored()).toBe(2)

  await deployed.host.close()
  await banner(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-build', 'next')
  await expect(signIn(page)).toBeVisible()
})
