import { describe, expect, it } from 'vitest'
import { clientOver } from '../../testing/storageOver'
import { openRememberedCheckout } from './remembered'
import type { RememberedCheckout } from './remembered'

const DAY = 24 * 60 * 60_000

const answers: RememberedCheckout = {
  despatchType: 'DELIVER',
  branchId: 'GEE',
  vehicleTypeId: 'TRAY',
  onsite: true,
  contactName: 'Dana Whitfield',
  contactPhone: '0491 570 156',
  requiredTime: '07:00',
  jobs: [
    {
      name: 'Lot 14, Barwon Rise',
      address: '12 Wattle Street',
      suburb: 'Geelong',
      stateId: 'VIC',
      zipCode: '',
      contactName: 'Dana Whitfield',
      contactPhone: '0491 570 156',
      branchId: 'GEE',
    },
  ],
}

/** A record over its own storage, at a given time. */
function open(entries = new Map<string, string>(), user = 'builder') {
  const clock = { now: 1_000_000 }
  const owner = { client: clientOver(entries), user, now: () => clock.now }
  return { clock, entries, remembered: openRememberedCheckout(owner) }
}

describe('openRememberedCheckout', () => {
  it('gives back the last answers for 90 days, and then none [taps-101]', () => {
    const { remembered, clock } = open()
    expect(remembered.read()).toBeNull()
    remembered.write(answers)
    clock.now += 90 * DAY
    expect(remembered.read()).toEqual(answers)
    clock.now += 1
    expect(remembered.read()).toBeNull()
  })

  it('gives nothing of one user to another [taps-101]', () => {
    const { remembered, entries } = open()
    remembered.write(answers)
    expect(open(entries, 'foreman').remembered.read()).toBeNull()
  })

  it.each(['', 'null', '{"at":1}', '[]', '{'])('is none where %j was stored [taps-101]', (stored) => {
    const entries = new Map<string, string>()
    open(entries).remembered.write(answers)
    for (const name of entries.keys()) entries.set(name, stored)
    expect(open(entries).remembered.read()).toBeNull()
  })

  it('takes what another version left out or wrote otherwise for unanswered [taps-101]', () => {
    const entries = new Map<string, string>()
    open(entries).remembered.write({ ...answers, vehicleTypeId: 4, jobs: 'none' } as never)
    expect(open(entries).remembered.read()).toEqual({ ...answers, vehicleTypeId: '', jobs: [] })
  })
})
