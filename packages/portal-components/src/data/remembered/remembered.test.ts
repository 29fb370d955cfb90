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
function open(kept = new Map<string, string>(), user = 'builder') {
  const clock = { now: 1_000_000 }
  const owner = { client: clientOver(kept), user, now: () => clock.now }
  return { clock, kept, remembered: openRememberedCheckout(owner) }
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
    const { remembered, kept } = open()
    remembered.write(answers)
    expect(open(kept, 'foreman').remembered.read()).toBeNull()
  })

  it.each(['', 'null', '{"at":1}', '[]', '{'])('is none where %j was stored [taps-101]', (stored) => {
    const kept = new Map<string, string>()
    open(kept).remembered.write(answers)
    for (const name of kept.keys()) kept.set(name, stored)
    expect(open(kept).remembered.read()).toBeNull()
  })

  it('takes what another version left out or wrote otherwise for unanswered [taps-101]', () => {
    const kept = new Map<string, string>()
    open(kept).remembered.write({ ...answers, vehicleTypeId: 4, jobs: 'none' } as never)
    expect(open(kept).remembered.read()).toEqual({ ...answers, vehicleTypeId: '', jobs: [] })
  })
})
