import { expect, it } from 'vitest'
import { dictionOf, proseOf } from './diction.ts'
import { root } from './merchants.ts'

/** Allowed per 1,000 words. Other projects have 1 to 3. */
const MOST = 4

it('reads comments, and documents without their code', () => {
  expect(proseOf('list.ts', "const url = 'https://a' // Stored.\n/** Reads it. */\nlet told")).toBe(
    '// Stored.\n/** Reads it. */',
  )
  expect(proseOf('list.md', 'A list.\n```\ntold\n```\nRead it.')).toBe('A list.\n \nRead it.')
})

it('comments and documents use the usual words', () => {
  const { words, found } = dictionOf(root)
  expect(words).toBeGreaterThan(100_000)
  const rate = (found.reduce((sum, { count }) => sum + count, 0) / words) * 1000
  expect(rate, JSON.stringify(found.slice(0, 10))).toBeLessThanOrEqual(MOST)
})
