import { readFileSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { ESLint } from 'eslint'
import { expect, it } from 'vitest'
import { root } from './merchants.ts'

const navigationFile = 'packages/portal-components/src/routes/navigate.ts'
const eslint = new ESLint({ cwd: root })

const refusals = async (code: string, file: string) =>
  (await eslint.lintText(code, { filePath: join(root, file) })).flatMap(({ messages }) =>
    messages.filter(({ ruleId }) => ruleId === 'no-restricted-syntax').map(({ message }) => message),
  )

const leaving = [
  'location.assign(address)',
  'window.location.assign(address)',
  'globalThis.location.replace(address)',
  'location.href = address',
  'window.location.href = address',
  'window.location = address',
  `window.open(address, '_self')`,
  'globalThis.open(address)',
  'element.ownerDocument.defaultView.open(address)',
  `open(address, '_top')`,
  `const link = document.createElement('a'); link.href = address; link.click()`,
  `const link = Object.assign(element.ownerDocument.createElement('A'), { href: address }); link.click()`,
  `const form = document.createElement('form'); form.action = address; form.submit()`,
  'window.navigation.navigate(address)',
  `function follow() { made().click() } const made = () => document.createElement('a')`,
]

it.each(leaving)('%s stands in the file of navigation alone [case-031]', async (code) => {
  for (const file of ['apps/portal/src/App.tsx', 'packages/portal-components/src/elements/ElementRoot.tsx']) {
    expect(await refusals(code, file)).toEqual([expect.stringContaining('routes/navigate.ts')])
  }
  expect(await refusals(code, navigationFile)).toEqual([])
})

it('lets an address be read, and a link be written', async () => {
  const code = `link.href = address; text.replace('a', 'b'); console.warn(location.href); Object.assign(location)`
  expect(await refusals(code, 'apps/portal/src/App.tsx')).toEqual([])
})

it.each([
  `dialog.open(); open('a name'); indexedDB.open('_self')`,
  `document.createElement('a').href = address`,
  'inputRef.current?.click(); formRef.current?.requestSubmit(); navigate(address)',
  `const link = document.createElement('a'); link.download = 'a.csv'; link.click()`,
])('lets %s be, which leaves no page', async (code) => {
  expect(await refusals(code, 'apps/portal/src/App.tsx')).toEqual([])
})

const leaves =
  /location\.(assign|replace)|location\.href ?=|window\.open\(|\bopen\([^()]*['"]_(self|top|parent)/
/** Returns code without its comments, whose examples may show ways of leaving a page. */
const codeOf = (text: string) => text.replaceAll(/\/\*[^]*?\*\//g, '')

it('no other file of the portal leaves the page by code, its pages of HTML included [case-031]', () => {
  const files = globSync('{apps,packages}/**/*.{ts,tsx,js,html}', {
    cwd: root,
    exclude: (name) => /node_modules|\/dist|\.next/.test(name),
  })
  expect(files).toContain('apps/portal/404.html')
  const found = files.filter((file) => leaves.test(codeOf(readFileSync(join(root, file), 'utf8'))))
  expect(found).toEqual([navigationFile])
})

it.each([
  'await page.waitForTimeout(500)',
  `await portal.fail('ironbark', { operation: 'login', kind: 'delay', ms: 500 })`,
])('%s decides no journey', async (code) => {
  expect(await refusals(code, 'e2e/core/cart.spec.ts')).toEqual([expect.stringContaining('by time')])
  expect(await refusals(code, 'e2e/pictures/camera.ts')).toEqual([])
})
