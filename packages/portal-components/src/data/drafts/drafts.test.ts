import { describe, expect, it } from 'vitest'
import { clientOver } from '../../testing/storageOver'
import { createDraft } from './drafts'

const DAY = 24 * 60 * 60_000
const initial = { jobName: '', onsite: false }

/** A draft over its own storage, at a given time. */
function open(stored = new Map<string, string>(), user = 'builder') {
  const clock = { now: 1_000_000 }
  const owner = { client: clientOver(stored), user, now: () => clock.now }
  return {
    clock,
    stored,
    draft: createDraft({ owner, form: 'checkout', initial }),
  }
}

describe('createDraft', () => {
  it('gives back what was typed for 7 days, and is empty after that [check-46]', () => {
    const { draft, clock } = open()
    draft.write({ jobName: 'Hilltop', onsite: true })
    clock.now += 7 * DAY
    expect(draft.read()).toEqual({ jobName: 'Hilltop', onsite: true })
    clock.now += 1
    expect(draft.read()).toEqual(initial)
  })

  it('is one for each user [check-46]', () => {
    const { draft, stored } = open()
    draft.write({ jobName: 'Hilltop', onsite: true })
    expect(open(stored, 'sales').draft.read()).toEqual(initial)
  })

  it('is empty once it is cleared', () => {
    const { draft, stored } = open()
    draft.write({ jobName: 'Hilltop', onsite: true })
    draft.clear()
    expect(draft.read()).toEqual(initial)
    expect(stored.size).toBe(0)
  })

  it.each([
    ['no JSON', '{'],
    ['no object', '"Hilltop"'],
    ['no time', '{"values":{"jobName":"Hilltop"}}'],
    ['no values', '{"at":1000000}'],
    ['another type and a field that is gone', '{"at":1000000,"values":{"jobName":7,"colour":"red"}}'],
  ])('does not stumble over a draft with %s', (_what, text) => {
    expect(open(new Map([['draft:builder:checkout', text]])).draft.read()).toEqual(initial)
  })
})
