import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import type { Page } from '@playwright/test'
import { portalDist } from '../scripts/buildPortal'
import { hostFiles } from './staticHost'
import type { StaticHost } from './staticHost'

/** A deployed portal that a test may deploy anew. */
interface Deployment {
  folder: string
  host: StaticHost
}

const test = base.extend<{ deployed: Deployment }>({
  deployed: async ({ browser: _browser }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'trade-portal-site-'))
    await cp(portalDist, folder, { recursive: true })
    const host = await hostFiles(folder, 'trade')
    await use({ folder, host })
    await host.close()
    await rm(folder, { recursive: true })
  },
})

test.use({ serviceWorkers: 'allow' })

const signIn = (page: Page) => page.getByRole('heading', { name: 'Welcome to your Trade Portal' })
const banner = (page: Page) => page.getByRole('button', { name: 'Refresh to Update' })

/** Opens the portal and waits until its service worker is in charge. */
async function visit(page: Page, { host }: Deployment) {
  await page.goto(host.url)
  await expect(page.locator('html')).toHaveAttribute('data-start', 'ready')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50))
  })
}

/** Opens the portal and waits until its service worker has kept the build, or given up. */
async function visitOnce(page: Page, { host }: Deployment) {
  await page.goto(host.url)
  await expect(page.locator('html')).toHaveAttribute('data-start', 'ready')
  await page.evaluate(async () => {
    const find = async () => (await navigator.serviceWorker.getRegistration())?.installing
    let worker = await find()
    while (!worker) {
      await new Promise((resolve) => setTimeout(resolve, 10))
      worker = await find()
    }
    while (worker.state === 'installing') await new Promise((resolve) => setTimeout(resolve, 50))
  })
}

/** The name of the chunk of a page that nobody opens here. */
async function chunkOf({ folder }: Deployment): Promise<string> {
  const chunk = (await readdir(join(folder, 'assets'))).find((name) => /^CompleteRoute-.+\.js$/.test(name))
  if (!chunk) throw new Error('The build has no chunk for the page of a completed order')
  return `assets/${chunk}`
}

/** Puts another build in the place of this one: one chunk has another name, and the page says which build it is. */
async function deployNext(deployment: Deployment): Promise<{ gone: string }> {
  const { folder } = deployment
  const chunk = await chunkOf(deployment)
  const next = 'assets/CompleteRoute-nextbuild.js'
  await cp(join(folder, chunk), join(folder, next))
  await rm(join(folder, chunk))
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  // Another build begins with a script of another name.
  const entry = /assets\/(index-[^"]+\.js)/.exec(page)?.[1]
  if (!entry) throw new Error('The page begins with no script')
  await cp(join(folder, 'assets', entry), join(folder, 'assets', 'index-nextbuild.js'))
  await writeFile(
    join(folder, 'index.html'),
    page.replace(entry, 'index-nextbuild.js').replace('<html ', '<html data-build="next" '),
  )
  const worker = await readFile(join(folder, 'sw.js'), 'utf8')
  await writeFile(
    join(folder, 'sw.js'),
    worker.replaceAll(chunk, next).replaceAll(`assets/${entry}`, 'assets/index-nextbuild.js'),
  )
  return { gone: chunk }
}

const lookForUpdate = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
const textOf = (page: Page, file: string) =>
  page.evaluate(async (address) => (await fetch(address)).text(), file)
/** A page of HTML in place of a file, as hosts answer that know no other way to say that they have none. */
const frontPage = { type: 'text/html', body: '<!doctype html><title>Front page</title>' }
const statusOf = (page: Page, file: string) =>
  page.evaluate(async (address) => (await fetch(address)).status, file)

test('a first visit is offered no update, and works without the network afterwards [shell-31]', async ({
  page,
  context,
  deployed,
}) => {
  await visit(page, deployed)
  await page.waitForTimeout(500)
  await expect(banner(page)).toBeHidden()

  await context.setOffline(true)
  await deployed.host.close()
  await page.reload()
  await expect(signIn(page)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-start', 'ready')
  // The places that this visit has not seen are there as well.
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

  // No tab runs the earlier build any more: what it left behind goes.
  await banner(other).click()
  await expect(other.locator('html')).toHaveAttribute('data-build', 'next')
  await expect.poll(() => statusOf(other, gone), { timeout: 15_000 }).toBe(404)
})

test('the last good configuration and theme stand in when the network fails, and it says so [shell-35]', async ({
  page,
  deployed,
}) => {
  // Colours that the portal does not fall back to by itself.
  const sheet = join(deployed.folder, 'config/theme.css')
  await writeFile(sheet, ':root { --trade-masthead-background: #4b1d6b }')
  await visit(page, deployed)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-start', 'ready')
  await expect(page.getByText(/You see the last one we have/)).toBeHidden()
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
  await expect(page.getByText(/You see the last one we have/)).toBeVisible()
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
  // A call that is answered is answered anew each time.
  await mkdir(join(deployed.folder, 'fluid'))
  for (const answer of ['{"first":1}', '{"second":2}']) {
    await writeFile(join(deployed.folder, 'fluid/FluidAppServerProxy'), answer)
    expect(await page.evaluate(async (address) => (await fetch(address)).text(), call)).toBe(answer)
  }
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return { names, urls: requests.flat().map(({ url }) => url) }
  })
  expect(kept.names.every((name) => name.startsWith('trade:'))).toBe(true)
  expect(kept.urls.filter((url) => url.includes('fluid'))).toEqual([])
})

test('a chunk that was answered with a page of HTML is not kept, and the next visit keeps the right one [shell-101]', async ({
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

test('a wrong chunk that an earlier version kept is mended by the next one [shell-102]', async ({
  page,
  deployed,
}) => {
  await visit(page, deployed)
  const chunk = (await readdir(join(deployed.folder, 'assets'))).find((name) =>
    /^HomeRoute-.+\.js$/.test(name),
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
  // What a network says that wants to be signed in to.
  deployed.host.instead.set('config/configuration.json', {
    type: 'application/json',
    body: '{"status":"login","url":"https://hotspot.example/"}',
  })
  deployed.host.instead.set('config/theme.css', frontPage)
  const isTheLastGoodOne = async () => {
    await page.reload()
    await expect(signIn(page)).toBeVisible()
    await expect(page.getByText(/You see the last one we have/)).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('--trade-masthead-background', '#4b1d6b')
  }
  await isTheLastGoodOne()
  await deployed.host.close()
  await isTheLastGoodOne()
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
  const kept = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('trade:shell:')).length)
  expect(await kept()).toBe(2)

  await visit(await context.newPage(), deployed)
  await page.waitForTimeout(1000)
  expect(await kept()).toBe(2)

  await deployed.host.close()
  await banner(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-build', 'next')
  await expect(signIn(page)).toBeVisible()
})
