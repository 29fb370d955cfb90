import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..')

it('shows the example of one area as it is type-checked', () => {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  const blocks = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code)
  expect(blocks).toContain(readFileSync(join(folder, 'examples/oneArea.ts'), 'utf8'))
})
