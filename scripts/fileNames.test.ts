import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './merchants.ts'

it('no two modules of a folder differ in the case of their names alone, which some disks and bundlers cannot tell apart', () => {
  const files = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root })
  const modules = new Set(files.map((file) => join(file).replace(/\.tsx?$/, '')))
  const names = Map.groupBy(modules, (name) => name.toLowerCase())
  expect(modules.size).toBeGreaterThan(100)
  expect([...names.values()].filter(({ length }) => length > 1)).toEqual([])
})
