import { describe, expect, it } from 'vitest'
import { readReport } from './check/readReport.ts'
import { idsIn, pathsIn, problemsOf, readRows, summaryOf } from './conformance.ts'

const rows = readRows(`
| id      | statement                 | source |
| ------- | ------------------------- | ------ |
| cart-01 | The heading is there.     | §2     |
| cart-02 | A removed line goes away. | C10    |
`)

const [waiting] = readRows('| shell-08 | Account Admin stands in My Account. | §6 | /admin, /pay-account |')

const vitest = (title: string, status = 'passed', failureMessages: string[] = []) =>
  readReport({
    testResults: [
      {
        name: 'Cart.test.tsx',
        assertionResults: [{ fullName: `<Cart /> ${title}`, status, failureMessages }],
      },
    ],
  })

const journeySpec = (status: string) => ({
  title: 'removes [cart-02]',
  file: 'cart.spec.ts',
  tests: [{ projectName: 'desk', status, results: [{ duration: 900 }] }],
})

describe('the checklist', () => {
  it('has a row for each line that begins with an id', () => {
    expect(rows).toEqual([
      { id: 'cart-01', statement: 'The heading is there.', waitsFor: [] },
      { id: 'cart-02', statement: 'A removed line goes away.', waitsFor: [] },
    ])
  })

  it('is named by the titles of tests', () => {
    expect(idsIn('shows its heading [cart-01]')).toEqual(['cart-01'])
    expect(idsIn('does both [cart-01, cart-02] and [list-10]')).toEqual(['cart-01', 'cart-02', 'list-10'])
    expect(idsIn('takes a list [] of [things]')).toEqual([])
  })

  it('is proven by tests that ran and passed, of either runner', () => {
    const journey = {
      suites: [{ specs: [], suites: [{ specs: [journeySpec('expected')] }] }],
    }
    expect(problemsOf(rows, [...vitest('heading [cart-01]'), ...readReport(journey)], [])).toEqual([])
  })

  it.each([
    ['has no test', vitest('heading [cart-01]'), 'cart-02 has no test that ran'],
    ['failed', vitest('both [cart-01 cart-02]', 'failed'), 'cart-02 is not proven'],
    [
      'passed at the second attempt',
      vitest('both [cart-01 cart-02]', 'passed', ['late']),
      'cart-02 is not proven',
    ],
    ['was left out', vitest('both [cart-01 cart-02]', 'skipped'), 'cart-02 is not proven'],
    [
      'is none of its rows',
      [...vitest('both [cart-01 cart-02]'), ...vitest('x [cart-09]')],
      'cart-09 is no row',
    ],
  ])('is not proven where one %s', (_, tests, problem) => {
    expect(problemsOf(rows, tests, []).join('\n')).toContain(problem)
  })

  it('has rows that wait for routes of the portal, which are counted apart', () => {
    expect(waiting?.waitsFor).toEqual(['/admin', '/pay-account'])
    const all = [...rows, ...(waiting ? [waiting] : [])]
    const tests = vitest('both [cart-01 cart-02]')
    expect(problemsOf(all, tests, ['/orders'])).toEqual([])
    expect(summaryOf(all, [])).toBe(
      '2 of 2 statements proven, 1 waits for a place that the portal does not have: /admin, /pay-account',
    )
    expect(summaryOf(rows, ['cart-02 has no test that ran'])).toBe('1 of 2 statements proven')
  })

  it('lets no test claim what waits, and nothing wait for a route that is there', () => {
    const row = waiting ? [waiting] : []
    expect(problemsOf(row, vitest('shows it [shell-08]'), [])).toEqual([
      'shell-08 waits for /admin, /pay-account, and a test claims it: <Cart /> shows it [shell-08]',
    ])
    expect(problemsOf(row, [], ['/admin'])).toEqual([
      'shell-08 waits for /admin, which the portal has: prove it there, and let it wait no more',
    ])
  })

  it('reads the portal’s paths from its routes', () => {
    const routes = `{ path: '/login' }, { path: 'products/*' }, page('/checkout/complete', 'CompleteRoute'),
      { path: 'custom-lists' }, { path: 'custom-lists/:cartSessionId' }, { path: 'quotes/:id' }, { path: '*' }`
    expect(pathsIn(routes)).toEqual(['/login', '/products', '/checkout/complete', '/custom-lists'])
  })

  it('holds no id twice', () => {
    expect(problemsOf([...rows, ...rows], vitest('both [cart-01 cart-02]'), [])).toContain(
      'cart-01 stands twice in the checklist',
    )
  })
})
