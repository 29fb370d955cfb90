import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { portalDist } from '../scripts/buildPortal'
import { siteDist } from '../scripts/makeSite'
import { test } from './siteHost'
import { hostFiles } from './staticHost'

// A single worker builds the site once, however many tests there are of it.
test.describe.configure({ mode: 'default' })

test('the guides and the reference open as files, are found by a search, and fit a phone [docs-01] @phone', async ({
  page,
  host: _host,
}) => {
  await page.goto(pathToFileURL(join(siteDist, 'index.html')).href)
  await expect(page.getByRole('heading', { name: 'Trade Portal', level: 1 })).toBeVisible()
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
  expect(scrollWidth).toBe(clientWidth)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox').or(page.getByRole('textbox')).first().fill('createFluidClient')
  await page
    .getByRole('option', { name: /createFluidClient/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: /createFluidClient/ }).first()).toBeVisible()
})

test('no link of the site leads to a file that is not there [docs-02]', async ({ host: _host }) => {
  const pages = globSync('{*,{documents,modules,functions,interfaces,types,variables,classes}/*}.html', {
    cwd: siteDist,
  })
  expect(pages.length).toBeGreaterThan(200)
  const missing = new Set<string>()
  for (const file of pages) {
    const text = await readFile(join(siteDist, file), 'utf8')
    for (const [, address = ''] of text.matchAll(/(?:href|src)="([^"#?]+)[^"]*"/g)) {
      if (/^(?:[a-z]+:|\/\/)/.test(address)) continue
      const target = join(siteDist, dirname(file), decodeURIComponent(address))
      if (!existsSync(target)) missing.add(`${file}: ${address}`)
    }
  }
  expect([...missing]).toEqual([])
})

test('the texts are there as Markdown, each told in llms.txt [docs-03]', async ({ request, host }) => {
  const list = await (await request.get(`${host.url}llms.txt`)).text()
  expect(list).toMatch(/^# Trade Portal\n\n> /)
  const addresses = [...list.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address)
  expect(addresses).toContain('text/docs/embed.md')
  for (const address of addresses) {
    expect(await (await request.get(host.url + address)).text()).toMatch(/^# /)
  }
})

test('in the playground markup is changed and its page at once, and the copy is a file that works by itself [docs-04]', async ({
  page,
  context,
  host,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${host.url}playground/index.html`)
  const shown = page.frameLocator('iframe')
  await expect(shown.getByRole('table', { name: 'All Structural Pine' })).toBeVisible({ timeout: 30_000 })
  await page
    .getByRole('textbox', { name: /^Markup/ })
    .fill('<trade-product-list category="TIMBER" type="Hardwood"></trade-product-list>')
  await expect(shown.getByRole('table', { name: 'All Hardwood' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Signed in' }).uncheck()
  await expect(shown.getByText('Sign in to see your prices')).toBeVisible()

  await page.getByRole('button', { name: 'Copy as a file' }).click()
  await expect(page.getByRole('status')).toContainText('Copied.')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  host.instead.set('mine.html', { type: 'text/html', body: copied })
  const own = await context.newPage()
  await own.goto(`${host.url}mine.html`)
  await own.getByRole('button', { name: 'Sign in' }).click()
  await own.getByRole('textbox', { name: 'Username' }).fill('builder')
  await own.getByLabel('Password', { exact: true }).fill('ironbark')
  await own.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
  await expect(own.getByRole('table', { name: 'All Hardwood' })).toBeVisible()
})

test('each piece to begin with shows its widgets [docs-04]', async ({ page, host }) => {
  await page.goto(`${host.url}playground/index.html`)
  const pieces = page.getByRole('combobox', { name: 'Begin with' })
  const names = await pieces.getByRole('option').allTextContents()
  expect(names.length).toBeGreaterThanOrEqual(8)
  for (const name of names) {
    await pieces.selectOption(name)
    const shown = page.frameLocator('iframe')
    await expect.poll(() => shown.locator('html').evaluate(() => document.title)).toBe(name)
    await expect
      .poll(() => shown.locator('body').evaluate(filled), { message: name, timeout: 30_000 })
      .toBe(true)
  }
})

test('a brand set in the studio is seen on its widgets at once, and its theme.css makes the same of a built portal [brand-21]', async ({
  page,
  context,
  host,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${host.url}studio/index.html`)
  await expect(page.getByRole('table', { name: 'All Structural Pine' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('textbox', { name: 'Primary action', exact: true }).fill('#f2b705')
  await page.getByRole('textbox', { name: 'Masthead', exact: true }).fill('#3d1d05')
  await expect(page.getByText('1 of 17 pairs were mended')).toBeVisible()
  await expect(page).toHaveURL(/interaction-primary-background=%23f2b705/)
  const inStudio = await page.locator('.stage-page').evaluate(themeOf)
  expect(inStudio['--trade-interaction-primary-background-hover']).toBe('#fbc82f')

  await page.getByRole('button', { name: 'Copy theme.css' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  const body = await page.evaluate(() => navigator.clipboard.readText())
  const portal = await hostFiles(portalDist, 'trade')
  portal.instead.set('config/theme.css', { type: 'text/css', body })
  await page.goto(portal.url)
  await expect(page.locator('html')).toHaveAttribute('data-start', 'ready')
  expect(await page.locator('html').evaluate(themeOf)).toEqual(inStudio)
  await portal.close()
})

test('a logo that is chosen gives two colours, and no other file does [brand-22]', async ({ page, host }) => {
  await page.goto(`${host.url}studio/index.html`)
  const logo = page.getByLabel('From a logo')
  await logo.setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="5" fill="#c81e3a"/><rect y="5" width="10" height="4" fill="#0b2545"/></svg>',
    ),
  })
  await expect(page.getByText('Two colours of logo.svg: #0b2545 and #c81e3a.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Primary action', exact: true })).toHaveValue('#c81e3a')
  await logo.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('no picture') })
  await expect(page.getByText('This file is no picture that the browser can read.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Primary action', exact: true })).toHaveValue('#c81e3a')
})

for (const part of ['studio', 'playground']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the ${part} can be used by everybody, ${colorScheme} too [docs-05]`, async ({ page, host }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(`${host.url}${part}/index.html`)
      const shown = part === 'studio' ? page : page.frameLocator('iframe')
      await expect(shown.getByRole('table', { name: 'All Structural Pine' })).toBeVisible({ timeout: 30_000 })
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    })
  }
}

/** Gives all that a theme makes of an element, in the page. */
function themeOf(element: Element): Record<string, string> {
  const style = getComputedStyle(element)
  const roles = [
    'interaction-primary-background',
    'interaction-primary-background-lighter',
    'interaction-primary-background-darker',
    'interaction-primary-background-hover',
    'interaction-primary-border',
    'interaction-primary-text',
    'interaction-secondary-hyperlink-hover',
    'masthead-background',
    'masthead-background-hover',
    'masthead-text',
    'accent-text',
    'surface',
    'text-muted',
    'critical-background',
  ]
  return Object.fromEntries(
    roles.map((role) => [`--trade-${role}`, style.getPropertyValue(`--trade-${role}`).trim()]),
  )
}

/** Tells in the page whether each element shows something of its widget, and none a failure. */
function filled(body: HTMLElement): boolean {
  const roots = [...body.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  return (
    roots.length > 0 &&
    roots.every((root) => !root.querySelector('[role=alert]') && root.querySelector('.root > *'))
  )
}
