import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from './fixtures'
import { root } from '../scripts/merchants'

interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
}

/** The files of the build that a module of the sources went to, with those that it needs. */
async function filesOf(source: RegExp): Promise<string[]> {
  const manifest = JSON.parse(
    await readFile(join(root, 'apps/portal/dist/.vite/manifest.json'), 'utf8'),
  ) as Record<string, Chunk>
  return Object.entries(manifest)
    .filter(([name]) => source.test(name))
    .map(([, { file }]) => file)
}

test('a visitor who is signed out loads no catalogue, checkout or date picker', async ({ page, portal }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname.slice(1)))
  await page.goto(portal.url('ironbark'))
  await expect(page.locator('html')).toHaveAttribute('data-start', 'ready')
  await page.waitForLoadState('networkidle')

  const heavy = await filesOf(
    /(Products|Search|Cart|Checkout|Home)Route|DateField|TallyModal|Carousel|shell\/Shell/,
  )
  expect(heavy.length).toBeGreaterThan(6)
  expect(loaded.filter((file) => heavy.includes(file))).toEqual([])
})

test('the form is in the page before any script has run', async ({ browser, portal }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(portal.url('ironbark'))
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await context.close()
})

test('a page that needs signing in comes back after it [shell-40]', async ({ page, portal }) => {
  await page.goto(portal.url('ironbark', '#/cart'))
  await expect(page.getByRole('heading', { name: 'Welcome to your Trade Portal' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Username' }).fill('builder')
  await page.getByLabel('Password', { exact: true }).fill('ironbark')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
})

test('a real path of the portal leads to its place [shell-41]', async ({ page, portal }) => {
  await page.goto(portal.url('cascade', 'cart'))
  await expect(page).toHaveURL(/\/cascade\/#\/(cart|login)/)
})
