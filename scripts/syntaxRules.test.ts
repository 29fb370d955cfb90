import { readFileSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { ESLint } from 'eslint'
import { expect, it } from 'vitest'
import { root } from './merchants.ts'

const navigationFile = 'packages/portal-components/src/places/navigate.ts'
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
]

it.each(leaving)('%s stands in the file of navigation alone [case-031]', async (code) => {
  for (const file of ['apps/portal/src/App.tsx', 'packages/portal-components/src/elements/ElementRoot.tsx']) {
    expect(await refusals(code, file)).toEqual([expect.stringContaining('places/navigate.ts')])
  }
  expect(await refusals(code, navigationFile)).toEqual([])
})

it('lets an address be read, and a link be written', async () => {
  const code = `link.href = address; text.replace('a', 'b'); console.warn(location.href); Object.assign(location)`
  expect(await refusals(code, 'apps/portal/src/App.tsx')).toEqual([])
})

it('no other file of the portal leaves the page by code, its pages of HTML included [case-031]', () => {
  const files = globSync('{apps,packages}/**/*.{ts,tsx,js,html}', {
    cwd: root,
    exclude: (name) => /node_modules|\/dist|\.next/.test(name),
  })
  expect(files).toContain('apps/portal/404.html')
  const found = files.filter((file) =>
    /location\.(assign|replace)|location\.href ?=/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(found).toEqual([navigationFile])
})
