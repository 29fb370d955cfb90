import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { portalDist } from '../../scripts/buildPortal'
import { countShown } from '../../scripts/countShown'
import { siteDist } from '../../scripts/makeSite'
import { hostedTest } from '../hostedTest'
import { hostFiles } from '../staticHost'

const test = hostedTest(siteDist, 'docs/trade')

test('the guides and the reference open as files, are found by a search, and fit a phone [docs-01] @phone', async ({
  page,
  host: _host,
}) => {
  await page.goto(pathToFileURL(join(siteDist, 'index.html')).href)
  await expect(page.getByRole('heading', { name: 'Trade Portal', level: 1 })).toBeVisible()
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
  expect(scrollWidth).toBe(clientWidth)
  await page.getByRole('button', { name: 'Search' }).click()
  const search = page.getByRole('combobox').or(page.getByRole('textbox')).first()
  // A guide is found by a word unique to it, outside its headings.
  await search.fill('reduced motion')
  await expect(page.getByRole('option', { name: 'Theming' })).toBeVisible()
  await search.fill('createFluidClient')
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

test('the texts are there as Markdown, each listed in llms.txt [docs-03]', async ({ request, host }) => {
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
    // The frame goes on to its next page in between.
    await expect(async () => {
      expect(await shown.locator('html').evaluate(() => document.title)).toBe(name)
    }).toPass()
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
  await expect(page.getByText('1 of 19 pairs were mended')).toBeVisible()
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
  // Beside the sign-in form alone it is derived once the form is alive.
  await expect.poll(() => page.locator('html').evaluate(themeOf)).toEqual(inStudio)
  // A brand that names no font keeps the portal's own.
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveCSS('font-family', /Inter Variable/)
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

test('a logo stands on the masthead that it gave, and one that is lost there gets a white one [brand-26]', async ({
  page,
  host,
}) => {
  await page.goto(`${host.url}studio/index.html`)
  await page.getByLabel('From a logo').setInputFiles({
    name: 'pindan.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><circle cx="5" cy="5" r="5" fill="#f28c1e"/><rect x="11" y="2" width="8" height="6" fill="#4a1942"/></svg>',
    ),
  })
  const logo = page.getByRole('img', { name: 'pindan.svg' })
  await expect(logo).toBeVisible()
  const bar = page.locator('.stage-bar')
  await expect(bar).toHaveCSS('background-color', 'rgb(74, 25, 66)')
  await page.getByRole('button', { name: 'Make the masthead white' }).click()
  await expect(bar).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByText('Part of the logo cannot be seen')).toBeHidden()
  const file = page.getByLabel('theme.css').last()
  await expect(file).toContainText('--trade-masthead-background: #ffffff')
  await expect(file).toContainText('--trade-interaction-secondary-hyperlink: #4a1942')
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

test('the Embed panel has the lines to copy, with what the controls say now [stories-10]', async ({
  page,
  context,
  host,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${host.url}storybook/index.html?path=/story/widgets-customlist--default`)
  await page.getByRole('tab', { name: 'Embed' }).click()
  const panel = page.getByRole('region', { name: 'Embed' })
  await expect(panel).toContainText('<trade-custom-list list="LIST-IRONBARK-3"></trade-custom-list>')
  await expect(panel).toContainText('<CustomList listId="LIST-IRONBARK-3" />')

  await page.getByRole('tab', { name: 'Controls' }).click()
  await page
    .getByRole('row', { name: /^listId/ })
    .getByRole('textbox')
    .fill('LIST-IRONBARK-1')
  await page.getByRole('tab', { name: 'Embed' }).click()
  await expect(panel).toContainText('<CustomList listId="LIST-IRONBARK-1" />')
  await panel.getByRole('button', { name: 'Copy' }).first().click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('<trade-custom-list list="LIST-IRONBARK-1"></trade-custom-list>')
})

test('a page of the docs shows each story in its own state and scheme, and itself at rest in the device’s [stories-12]', async ({
  page,
  host,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const docs = `${host.url}storybook/iframe.html?viewMode=docs&id=`
  await page.goto(`${docs}parts-button--docs`)
  const story = (name: string) =>
    page.locator(`#story--parts-button--${name}-inner`).getByRole('button').first()
  const outlineOf = (name: string) => story(name).evaluate((button) => getComputedStyle(button).outlineStyle)
  await expect(story('focused')).toBeVisible()
  await expect.poll(() => outlineOf('focused')).toBe('solid')
  expect(await outlineOf('quiet')).not.toBe('solid')
  await expect(page.locator('.sbdocs-preview button:not(.docs-story *)').first()).not.toHaveCSS(
    'outline-style',
    'solid',
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', /^rgb\(2\d\d, 2\d\d, 2\d\d\)$/)

  await page.goto(`${docs}parts-card--docs&globals=scheme:dark`)
  await expect(page.locator('.docs-story').first()).toHaveCSS('background-color', 'rgb(19, 22, 19)')
})

test('Storybook has the stories and the pages that a run of the checks counts', async ({ request, host }) => {
  const index = (await (await request.get(`${host.url}storybook/index.json`)).json()) as {
    entries: Record<string, { type: 'story' | 'docs' }>
  }
  const types = Object.values(index.entries).map(({ type }) => type)
  const { stories, pages } = countShown()
  expect(types.filter((type) => type === 'story')).toHaveLength(stories)
  expect(types.filter((type) => type === 'docs')).toHaveLength(pages)
})

test('the Embed panel says of a story that it is no widget, or no element [stories-10]', async ({
  page,
  host,
}) => {
  await page.goto(`${host.url}storybook/index.html?path=/story/parts-button--default`)
  await page.getByRole('tab', { name: 'Embed' }).click()
  const panel = page.getByRole('region', { name: 'Embed' })
  await expect(panel).toContainText('This is no widget')
  await page.goto(`${host.url}storybook/index.html?path=/story/widgets-mastheadlink--default`)
  await page.getByRole('tab', { name: 'Embed' }).click()
  await expect(panel).toContainText('MastheadLink belongs to the shell of a portal and is no element.')
  await expect(panel).toContainText('<MastheadLink to="/orders">Orders</MastheadLink>')
})

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

/** Runs in the page: returns true once each element shows its widget, and none a failure. */
function filled(body: HTMLElement): boolean {
  const roots = [...body.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  return (
    roots.length > 0 &&
    roots.every((root) => !root.querySelector('[role=alert]') && root.querySelector('.root > *'))
  )
}
