import { describe, expect, it } from 'vitest'
import { clientOver } from '../../testing/storageOver'
import { createRecentSearches } from './searches'

const searchesOf = (user: string, stored = new Map<string, string>()) =>
  createRecentSearches({ client: clientOver(stored), user })

describe('the recent searches', () => {
  it('are the last five terms, each once [search-22]', () => {
    const searches = searchesOf('builder')
    for (const term of ['a', 'b', 'c', 'd', 'e', 'B', 'f']) searches.add(term)
    expect(searches.read()).toEqual(['f', 'B', 'e', 'd', 'c'])
  })

  it('are each customer’s own [search-23]', () => {
    const stored = new Map<string, string>()
    searchesOf('builder', stored).add('decking')
    expect(searchesOf('office', stored).read()).toEqual([])
  })

  it('are none where something else is found, and never a term that nobody could have meant', () => {
    const stored = new Map([['searches:builder', '{"not": "a list"}']])
    const searches = searchesOf('builder', stored)
    expect(searches.read()).toEqual([])
    stored.set('searches:builder', 'not json')
    searches.add('x'.repeat(101))
    expect(searches.read()).toEqual([])
  })
})
