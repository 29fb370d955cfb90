import { describe, expect, it } from 'vitest'
import { clientOver } from '../../testing/storageOver'
import { isRecord, listOf, oneOf, text } from './checks'
import { dropAged, listStored, openStored } from './openStored'
import type { StoredOwner } from './openStored'
import { storedKeys } from './storedKeys'
import type { StoredKey } from './storedKeys'

const DAY = 86_400_000
const keys = Object.keys(storedKeys) as StoredKey[]
const anything = (value: unknown) => (value === undefined ? null : value)

/** Creates a customer with separate storages and a separate clock. */
function open(stored = new Map<string, string>(), { user = 'builder', isRemembered = true } = {}) {
  const [ofTab, lasting] = [new Map<string, string>(), new Map<string, string>()]
  const clock = { now: 1_000 * DAY }
  const client = clientOver(stored, { ofTab, lasting, isRemembered })
  const owner: StoredOwner = { client, user, now: () => clock.now }
  return { stored, ofTab, lasting, clock, client, owner }
}

describe('a stored value', () => {
  it.each(keys)('of %s is read again until it is too old [case-052]', (key) => {
    const { owner, clock } = open()
    const stored = openStored(owner, key, text)
    expect(stored.read()).toBeNull()
    stored.write('a')
    const { days } = storedKeys[key]
    clock.now += Math.min(days, 9_999) * DAY
    expect(stored.read()).toBe('a')
    clock.now += 1
    expect(stored.read()).toBe(days === Infinity ? 'a' : null)
    stored.write('b')
    stored.clear()
    expect(stored.read()).toBeNull()
  })

  it.each(keys)('of %s is none where it is junk, of another version or another kind [case-054]', (key) => {
    const { owner, client } = open()
    const stored = openStored(owner, key, listOf(oneOf('a')))
    stored.write(['a'])
    const positions = [client.storage, client.lastingStorage, client.tabStorage, client.deviceStorage]
    const scoped = positions.find((each) => each.names('').length > 0)
    const [name = ''] = scoped?.names('') ?? []
    for (const junk of ['', 'null', '{', '{}', '"x"', '7', '1e999', '{"width":1280}', '{"version":1}'])
      for (const written of [junk, `{"version":1,"at":${owner.now?.()},"value":${junk || '""'}}`]) {
        scoped?.set(name, written)
        expect(stored.read()).toBeNull()
      }
    scoped?.set(name, JSON.stringify({ version: 99, at: owner.now?.(), value: ['a'] }))
    expect(stored.read()).toBeNull()
    scoped?.set(name, JSON.stringify({ version: 1, at: 1e999, value: ['a'] }))
    expect(stored.read()).toBeNull()
  })

  it('is one for each customer, and a preference is one for the device [case-054]', () => {
    const { stored, owner, client } = open()
    openStored(owner, 'draft', text, 'checkout').write('Hilltop')
    expect(openStored(open(stored, { user: 'sales' }).owner, 'draft', text, 'checkout').read()).toBeNull()
    openStored(owner, 'listing-view', text).write('grid')
    expect(openStored({ client, user: 'sales' }, 'listing-view', text).read()).toBe('grid')
  })

  it('of a session that is not remembered stands in the tab alone, save drafts and changes [case-290]', () => {
    const { owner, stored, ofTab, lasting } = open(undefined, { isRemembered: false })
    for (const key of keys) openStored(owner, key, text).write('a')
    expect([...stored.keys()].sort()).toEqual([
      'addition:builder',
      'draft:builder',
      'host-news',
      'orderedCart:builder',
      'outbox:builder',
    ])
    expect([...lasting.keys()]).toEqual(['payments', 'unsaved'])
    expect([...ofTab.keys()]).toContain('receipts:builder')
    // The device may hold the value of an earlier session.
    stored.set('searches:builder', JSON.stringify({ version: 1, at: owner.now?.(), value: 'of before' }))
    expect(openStored(owner, 'searches', text).read()).toBe('a')
    openStored(owner, 'searches', text).clear()
    expect(stored.has('searches:builder')).toBe(false)
  })

  it('is read as it was stored before values had a version [case-055]', () => {
    const { owner, stored } = open()
    const at = owner.now?.()
    stored.set('draft:builder:checkout', JSON.stringify({ at, values: { jobName: 'Hilltop' } }))
    stored.set('remembered:builder:checkout', JSON.stringify({ at, answers: { jobs: [] } }))
    stored.set('searches:builder', JSON.stringify(['screw']))
    stored.set('outbox:builder:C-1:4', JSON.stringify({ at, lineId: 4 }))
    expect(openStored(owner, 'draft', anything, 'checkout').read()).toEqual({ jobName: 'Hilltop' })
    expect(openStored(owner, 'remembered', anything, 'checkout').read()).toEqual({ jobs: [] })
    expect(openStored(owner, 'searches', listOf(text)).read()).toEqual(['screw'])
    expect(listStored(owner, 'outbox', (value) => (isRecord(value) ? value : null))).toEqual([
      { at, lineId: 4 },
    ])
  })

  it('that is too old goes from the device, whether or not anybody reads it [case-052]', () => {
    const { owner, stored, clock, client } = open()
    openStored(owner, 'draft', text, 'checkout').write('Hilltop')
    openStored(owner, 'receipts', text).write('a')
    openStored(owner, 'single-keys', text).write('off')
    stored.set('theirs', '{"at":1}')
    dropAged(client, clock.now + 7 * DAY)
    expect([...stored.keys()]).toEqual(['draft:builder:checkout', 'receipts:builder', 'theirs'])
    dropAged(client, clock.now + 8 * DAY)
    expect([...stored.keys()]).toEqual(['receipts:builder', 'theirs'])
    expect(openStored(owner, 'single-keys', text).read()).toBe('off')
  })
})
