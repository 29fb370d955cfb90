import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import type { Page } from '@playwright/test'
import { portalDist } from '../scripts/buildPortal'
import { awaitServiceWorker } from './serviceWorker'
import { hostFiles } from './staticHost'
import type { StaticHost } from './staticHost'

/** A deployed portal that a test can deploy again. */
export interface Deployment {
  folder: string
  host: StaticHost
}

export const test = base.extend<{ deployed: Deployment }>({
  deployed: async ({ browser: _browser }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'trade-portal-site-'))
    await cp(portalDist, folder, { recursive: true })
    const host = await hostFiles(folder, 'trade')
    await use({ folder, host })
    await host.close()
    await rm(folder, { recursive: true })
  },
})

export const signIn = (page: Page) => page.getByRole('heading', { name: 'Welcome to your Trade Portal' })
export const banner = (page: Page) => page.getByRole('button', { name: 'Refresh to Update' })

/** Opens the portal and waits until its service worker controls the page. */
export async function visit(page: Page, { host }: Deployment) {
  await page.goto(host.url)
  await expect(page.locator('html')).toHaveAttribute('data-start', 'ready')
  await awaitServiceWorker(page)
}

/** Opens the portal and waits until its service worker has cached the build, or given up. */
export async function visitOnce(page: Page, { host }: Deployment) {
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

/** Returns the name of the chunk of a page which no test here opens. */
export async function chunkOf({ folder }: Pick<Deployment, 'folder'>): Promise<string> {
  const chunk = (await readdir(join(folder, 'assets'))).find((name) => /^CompleteRoute-.+\.js$/.test(name))
  if (!chunk) throw new Error('The build has no chunk for the page of a completed order')
  return `assets/${chunk}`
}

/**
 * Replaces this build by another: two files get other names, and the page shows its build. With `isWhole` all scripts
 * get other names, as scripts importing a renamed one do in a real build. Only such a build is consistent for a browser
 * with cached files of the previous one, such as WebKit during a reload.
 */
export async function deployNext(
  deployment: Pick<Deployment, 'folder'>,
  { isWhole = false } = {},
): Promise<{ gone: string }> {
  const { folder } = deployment
  const chunk = await chunkOf(deployment)
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  const entry = /assets\/index-[^"]+\.js/.exec(page)?.[0]
  if (!entry) throw new Error('The page begins with no script')
  const scripts = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.js'))
  const names = new Map(isWhole ? scripts.map((name) => [name, name.replace('.js', '-next.js')]) : [])
  names.set(basename(chunk), 'CompleteRoute-nextbuild.js').set(basename(entry), 'index-nextbuild.js')
  const renamed = (text: string) =>
    [...names].reduce((renamed, [before, after]) => renamed.replaceAll(before, after), text)

  let worker = await readFile(join(folder, 'sw.js'), 'utf8')
  for (const name of scripts) {
    const before = await readFile(join(folder, 'assets', name), 'utf8')
    const after = renamed(before)
    await rm(join(folder, 'assets', name))
    await writeFile(join(folder, 'assets', renamed(name)), after)
    worker = worker.replaceAll(sha256(before), sha256(after))
  }
  await writeFile(join(folder, 'sw.js'), renamed(worker))
  await writeFile(join(folder, 'index.html'), renamed(page).replace('<html ', '<html data-build="next" '))
  return { gone: chunk }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

export const lookForUpdate = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
export const textOf = (page: Page, file: string) =>
  page.evaluate(async (address) => (await fetch(address)).text(), file)
/** A page of HTML in place of a file, from hosts that answer a missing file with their front page. */
export const frontPage = { type: 'text/html', body: '<!doctype html><title>Front page</title>' }
export const statusOf = (page: Page, file: string) =>
  page.evaluate(async (address) => (await fetch(address)).status, file)
