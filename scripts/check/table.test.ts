import { describe, expect, it } from 'vitest'
import type { RunTest } from './readReport.ts'
import { faultsOf, tableOf } from './table.ts'

const test = (title: string, seconds: number, fields: Partial<RunTest> = {}): RunTest => ({
  title,
  file: 'Cart.test.tsx',
  hasPassed: true,
  isSecondAttempt: false,
  seconds,
  ...fields,
})
const ring = (name: string, tests: RunTest[]) => ({
  name,
  seconds: 90,
  outcomes: [{ name: 'unit', tests, seconds: 90 }],
})

describe('the table of a run', () => {
  it('has a row for each ring and one for all, and names the slowest five and what was not clean', () => {
    const six = [1, 2, 3, 4, 5, 6].map((seconds) => test(`takes ${seconds}`, seconds))
    const late = test('is late', 0.5, { isSecondAttempt: true, failure: 'Expected: visible' })
    const bad = test('is bad', 0.5, { hasPassed: false })
    const table = tableOf([ring('core', [...six, late]), ring('deep', [bad])])
    expect(table.split('\n').slice(0, 4)).toEqual([
      'ring  tests  failed  minutes  second attempts',
      'core      7       0      1.5                1',
      'deep      1       1      1.5                0',
      'all       8       1      3.0                1',
    ])
    expect(table).toContain('6.0 s  Cart.test.tsx: takes 6')
    expect(table).not.toContain('takes 1')
    expect(table).toContain(
      'passed at the second attempt alone: Cart.test.tsx: is late\n    Expected: visible',
    )
    expect(table).toContain('failed: Cart.test.tsx: is bad')
  })

  it('lets a run pass with two second attempts, and with no third one and no failure', () => {
    const late = test('is late', 1, { isSecondAttempt: true })
    expect(faultsOf([ring('core', [late]), ring('breadth', [late])])).toEqual([])
    expect(faultsOf([ring('core', [late, late]), ring('breadth', [late])])).toEqual([
      '3 passed at the second attempt alone',
    ])
    expect(faultsOf([ring('core', [test('is bad', 1, { hasPassed: false })])])).toEqual(['1 failed'])
  })
})
