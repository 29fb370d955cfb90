import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import {
  banner,
  chunkOf,
  deployNext,
  frontPage,
  lookForUpdate,
  signIn,
  statusOf,
  test,
  textOf,
  visit,
  visitOnce,
} from '../deployment'

test.use({ serviceWorkers: 'allow' })

test('a chunk that was answered with a page of HTML is not cached, and the next visit caches the right one [shell-101]', async ({
  page,
  deployed,
}) => {
  const chunk = await chunkOf(deployed)
  deployed.host.instead.set(chunk, frontPage)
  await visitOnce(page, deployed)
  deployed.host.instead.clear()

  await visit(page, deployed)
  expect(await textOf(page, chunk)).toBe(await readFile(join(deployed.folder, chunk), 'utf8'))
  await deployed.host.close()
  await page.reload()
  await expect(signIn(page)).toBeVisible()
  expect(await statusOf(page, chunk)).toBe(200)
})

test('a wrong chunk that an earlier version cached is replaced by the next one [shell-102]', async ({
  page,
  deployed,
}) => {
  await visit(page, deployed)
  const chunk = (await readdir(join(deployed.folder, 'assets'))).find((name) =>
    /^HomeDashboard-.+\.js$/.test(name),
  )
  const address = `assets/${chunk}`
  await page.evaluate(
    async ([file, { type, body }]) => {
      const [build = ''] = (await caches.keys()).filter((name) => name.startsWith('trade:shell:'))
      const cache = await caches.open(build)
      await cache.put(file, new Response(body, { headers: { 'Content-Type': type } }))
    },
    [address, frontPage] as const,
  )
  expect(await textOf(page, address)).toBe(frontPage.body)

  await deployNext(deployed)
  await lookForUpdate(page)
  await banner(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-build', 'next')
  expect(await textOf(page, address)).toBe(await readFile(join(deployed.folder, address), 'utf8'))
})

test('what another service worker of the same host has cached is not taken for the portal’s [shell-103]', async ({
  page,
  deployed,
}) => {
  const chunk = await chunkOf(deployed)
  await page.goto(`${deployed.host.url}404.html`)
  await page.evaluate(async (file) => {
    const cache = await caches.open('shop-front')
    await cache.put(
      file,
      new Response('// cached by others', { headers: { 'Content-Type': 'text/javascript' } }),
    )
  }, chunk)
  await visit(page, deployed)
  expect(await textOf(page, chunk)).toBe(await readFile(join(deployed.folder, chunk), 'utf8'))
})

test('an answer that is no configuration, or no theme, does not replace the last good one [shell-104]', async ({
  page,
  deployed,
}) => {
  const sheet = join(deployed.folder, 'config/theme.css')
  await writeFile(sheet, ':root { --trade-masthead-background: #4b1d6b }')
  await visit(page, deployed)
  // A captive portal answers like this.
  deployed.host.instead.set('config/configuration.json', {
    type: 'application/json',
    body: '{"status":"login","url":"https://hotspot.example/"}',
  })
  deployed.host.instead.set('config/theme.css', frontPage)
  const isTheLastGoodOne = async () => {
    await page.reload()
    await expect(signIn(page)).toBeVisible()
    await expect(page.getByText(/You’re seeing the last ones we have/)).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('--trade-masthead-background', '#4b1d6b')
  }
  await isTheLastGoodOne()
  await deployed.host.close()
  await isTheLastGoodOne()
})
