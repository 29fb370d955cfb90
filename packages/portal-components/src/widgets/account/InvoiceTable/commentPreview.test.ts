import { describe, expect, it } from 'vitest'
import { commentPreview } from './commentPreview'

describe('a comment in a row', () => {
  it.each([
    ['Ring first', 'Ring first'],
    ['Exactly fifteen', 'Exactly fifteen'],
    ['Exactly sixteen.', 'Exactly sixteen...'],
    ['Check qty of 140x45', 'Check qty of 14...'],
    ['👷🏽‍♀️'.repeat(15), '👷🏽‍♀️'.repeat(15)],
    ['👷🏽‍♀️'.repeat(16), `${'👷🏽‍♀️'.repeat(15)}...`],
    [`${'a'.repeat(14)}é̂ and more`, `${'a'.repeat(14)}é̂...`],
    ['', ''],
  ])('%j is shown as %j [inv-14]', (comment, shown) => {
    expect(commentPreview(comment)).toBe(shown)
  })
})
