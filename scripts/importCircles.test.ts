import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importCircles } from './importCircles.ts'
import { root } from './merchants.ts'

describe('importCircles', () => {
  const circlesOf = (files: Record<string, string>) => importCircles(new Map(Object.entries(files)))

  it('finds a circle of values, a circle of types, and one that goes through a type that is named in place', () => {
    expect(
      circlesOf({
        'values/cart.ts': "import { line } from './line'",
        'values/line.tsx': "export { cart } from './cart.ts'",
        'types/cart.ts': "import type { Line } from './deep/line'",
        'types/deep/line.ts': "export type * from '../other'",
        'types/other.ts': "import { type Cart } from './cart'",
        'lazy/cart.ts': "export const line: import('./line').Line = 1",
        'lazy/line.ts': "export const open = () => import('./cart')",
      }),
    ).toEqual([
      ['values/cart.ts', 'values/line.tsx'],
      ['types/cart.ts', 'types/deep/line.ts', 'types/other.ts'],
      ['lazy/cart.ts', 'lazy/line.ts'],
    ])
  })

  it('finds none where arrows part and meet again', () => {
    expect(
      circlesOf({
        'top.ts': "import './left'\nimport './right'\nimport 'top'",
        'left.ts': "import { foot } from './foot'",
        'right.ts': "import type { Foot } from './foot'",
        'foot.ts': "// import './top'\nexport const foot = \"import './top'\"",
      }),
    ).toEqual([])
  })
})

it('nothing in the packages or the portal imports in a circle, types included', () => {
  const found = globSync('{packages/*/src,apps/*/{src,demo,worker}}/**/*.{ts,tsx}', { cwd: root }).sort()
  const files = new Map(found.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  expect(files.size).toBeGreaterThan(100)
  expect(importCircles(files)).toEqual([])
})
