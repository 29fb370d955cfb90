import { describe, expect, it } from 'vitest'
import { idsIn, problemsOf, readRows, testsOf } from './conformance.ts'

const rows = readRows(`
| id      | statement                 | source |
| ------- | ------------------------- | ------ |
| cart-01 | The heading is there.     | §2     |
| cart-02 | A removed line goes away. | C10    |
`)

const vitest = (title: string, status = 'passed') =>
  testsOf({ testResults: [{ assertionResults: [{ fullName: `<Cart /> ${title}`, status }] }] })

describe('the checklist', () => {
  it('has a row for each line that begins with an id', () => {
    expect(rows).toEqual([
      { id: 'cart-01', statement: 'The heading is there.' },
      { id: 'cart-02', statement: 'A removed line goes away.' },
    ])
  })

  it('is named by the titles of tests', () => {
    expect(idsIn('shows its heading [cart-01]')).toEqual(['cart-01'])
    expect(idsIn('does both [cart-01, cart-02] and [list-10]')).toEqual(['cart-01', 'cart-02', 'list-10'])
    expect(idsIn('takes a list [] of [things]')).toEqual([])
  })

  it('is proven by tests that ran and passed, of either runner', () => {
    const journey = {
      suites: [{ specs: [], suites: [{ specs: [{ title: 'removes [cart-02]', ok: true }] }] }],
    }
    expect(problemsOf(rows, [...vitest('heading [cart-01]'), ...testsOf(journey)])).toEqual([])
  })

  it.each([
    ['has no test', vitest('heading [cart-01]'), 'cart-02 has no test that ran'],
    ['failed', vitest('both [cart-01 cart-02]', 'failed'), 'cart-02 is not proven'],
    ['was left out', vitest('both [cart-01 cart-02]', 'skipped'), 'cart-02 is not proven'],
    [
      'is none of its rows',
      [...vitest('both [cart-01 cart-02]'), ...vitest('x [cart-09]')],
      'cart-09 is no row',
    ],
  ])('is not proven where one %s', (_, tests, problem) => {
    expect(problemsOf(rows, tests).join('\n')).toContain(problem)
  })

  it('holds no id twice', () => {
    expect(problemsOf([...rows, ...rows], vitest('both [cart-01 cart-02]'))).toContain(
      'cart-01 stands twice in the checklist',
    )
  })
})
