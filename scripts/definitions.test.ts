import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { followingFiles } from './definitions.ts'
import { root } from './merchants.ts'

it('all that follows from the widgets’ definitions is as they say: pnpm definitions', async () => {
  for (const [file, text] of Object.entries(await followingFiles()))
    expect(readFileSync(join(root, file), 'utf8'), file).toBe(text)
})
