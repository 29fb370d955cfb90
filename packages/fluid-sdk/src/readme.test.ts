import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..')

it('shows each example as it is type-checked and run, and no other code [sdk-312]', () => {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  const sections = readme.split(/^## /m).map((section) => {
    const blocks = [...section.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code)
    return blocks.join('\n')
  })
  const files = globSync('examples/*.ts', { cwd: folder })
  const examples = files.map((file) => readFileSync(join(folder, file), 'utf8'))
  expect(sections.filter(Boolean).sort()).toEqual(examples.sort())
})
