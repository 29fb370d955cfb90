import { describe, expect, it } from 'vitest'
import { chooseRings } from './chooseRings.ts'

const step = (name: string) => ({ name, command: 'true', args: [] })
const rings = [
  { name: 'core', lanes: [[step('lint')]], steps: [step('unit')] },
  { name: 'speed', lanes: [], steps: [step('journeys')] },
  { name: 'deep', lanes: [], steps: [step('properties')] },
]
const chosen = (...named: string[]) => chooseRings(rings, named).rings.map(({ name }) => name)

describe('the rings of a run', () => {
  it('are the core without a name, every ring as a whole, and the rest after a core', () => {
    expect(chosen()).toEqual(['core'])
    expect(chosen('all')).toEqual(['core', 'speed', 'deep'])
    expect(chooseRings(rings, ['rest'])).toEqual({ rings: [rings[1]], needsCore: true, isWhole: true })
  })

  it('are those that are named, and the steps that are named beside them', () => {
    expect(chosen('deep', 'speed')).toEqual(['speed', 'deep'])
    expect(chooseRings(rings, ['speed', 'lint']).rings).toEqual([
      rings[1],
      { name: 'chosen steps', lanes: [], steps: [step('lint')] },
    ])
  })

  it('are refused where a name is unknown, also beside one that is known', () => {
    expect(() => chosen('speed', 'nonsense')).toThrow(
      'There is no ring or step called nonsense.\nRings: core, speed, deep\nSteps: lint, unit, journeys, properties',
    )
    expect(() => chosen('rest', 'deep')).toThrow('rest stands alone')
  })
})
