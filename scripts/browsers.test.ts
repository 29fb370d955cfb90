import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ESLint } from 'eslint'
import { expect, it } from 'vitest'
import { browserMessages, targets } from '../packages/portal-components/browsers.ts'
import { root } from './merchants.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

it.each(['apps/portal/vite.config.ts', 'packages/portal-components/vite.embed.config.ts'])(
  '%s builds for the browsers that are listed [case-329]',
  async (file) => {
    const config = (await import(join(root, file))) as Record<
      'portal' | 'default',
      { build?: { target?: unknown } }
    >
    expect((config.portal ?? config.default).build?.target).toEqual(targets)
  },
)

it.each([
  'README.md',
  'docs/run-it.md',
  'docs/embed.md',
  'packages/portal-components/README.md',
  'packages/theme/README.md',
  'packages/fluid-sdk/README.md',
])('%s says which browsers it is for [case-329]', (file) => {
  expect(browserMessages).toBe('Safari 17.4, Chrome or Edge 120, Firefox 125 or later')
  expect(read(file).replace(/\s+/g, ' ')).toContain(browserMessages)
})

it('detects an older browser by a script that each of the last ten years can read [case-328]', async () => {
  const eslint = new ESLint({
    overrideConfigFile: true,
    overrideConfig: [{ files: ['**/*.js'], languageOptions: { ecmaVersion: 5, sourceType: 'script' } }],
  })
  const refusals = async (code: string) =>
    (await eslint.lintText(code))[0]?.messages.map(({ message }) => message)
  expect(await refusals('var isNew = () => true')).not.toEqual([])
  expect(await refusals(read('apps/portal/olderBrowser.js'))).toEqual([])
})
