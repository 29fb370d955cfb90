import { describe, expect, it } from 'vitest'
import { clientOver } from '../../testing/storageOver'
import { createRecentSearches } from './searches'

const searchesOf = (user: string, kept = new Map<string, string>()) =>
  createRecentSearches({ client: clientOver(kept), user })

describe('the recent searches', () => {
  it('are the last five terms, each once [search-22]', () => {
    const searches = searchesOf('builder')
    for (const term of ['a', 'b', 'c', 'd', 'e', 'B', 'f']) searches.add(term)
    expect(searches.read()).toEqual(['f', 'B', 'e', 'd', 'c'])
  })

  it('are each customer’s own [search-23]', () => {
    const kept = new Map<string, string>()
    searchesOf('builder', kept).add('decking')
    expect(searchesOf('office', kept).read()).toEqual([])
  })

  it('are none where something else is found, and never a term that nobody could have meant', () => {
    const kept = new Map([['searches:builder', '{"not": "a list"}']])
    const searches = searchesOf('builder', kept)
    expect(searches.read()).toEqual([])
    kept.set('searches:builder', 'not json')
    searches.add('x'.repeat(101))
    expect(searches.read()).toEqual([])
  })
})
