import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './merchants.ts'

const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
const [, section = ''] = /## The way of one thing\n([^]*?)\n## /.exec(text) ?? []
const ways = [...section.matchAll(/\n([^\n]+):\n\n```\n([^]*?)```/g)].map(([, name = '', block = '']) => ({
  name,
  steps: block
    .trim()
    .split('\n')
    .map((line) => line.split(/\s+/, 2) as [file: string, symbol: string]),
}))

/** The most files that a reader has to open for each. */
const most: Record<string, number> = {
  'An addition to the cart': 8,
  'A sign-in': 6,
  'An order': 9,
  'A price on the screen': 6,
}

describe.each(ways)('the way of one thing: $name', ({ name, steps }) => {
  it('is short', () => {
    expect(steps.length).toBeLessThanOrEqual(most[name] ?? 0)
  })

  it.each(steps)('passes %s, which has %s', (file, symbol) => {
    const found = globSync(`packages/{,*/src/{,widgets/}}${file}`, { cwd: root })
    expect(found).toHaveLength(1)
    expect(readFileSync(join(root, found[0] ?? ''), 'utf8')).toMatch(new RegExp(`\\b${symbol}\\b`))
  })
})

it('has all of them', () => {
  expect(ways.map(({ name }) => name)).toEqual(Object.keys(most))
})
