import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { token } from '@trade-portal/theme'
import { expect, it } from 'vitest'

it('each group of tokens has a page [brand-25]', () => {
  const stories = readFileSync(join(import.meta.dirname, 'Tokens.stories.tsx'), 'utf8')
  const shown = [...stories.matchAll(/group: '(\w+)'/g)].map(([, group]) => group)
  expect([...new Set(shown)].sort()).toEqual(Object.keys(token).sort())
})
