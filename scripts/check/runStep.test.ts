import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { testsOf } from './runStep.ts'

const folder = mkdtempSync(join(tmpdir(), 'step-'))
afterAll(() => rmSync(folder, { recursive: true }))

const step = (written: string | null, choosesByName = false) => {
  const file = join(folder, 'report.json')
  rmSync(file, { force: true })
  if (written !== null) writeFileSync(file, written)
  return { name: 'unit', command: 'vitest', args: [], report: { file, choosesByName } }
}
const report = (...statuses: string[]) =>
  JSON.stringify({
    testResults: [
      { name: 'a.test.ts', assertionResults: statuses.map((status) => ({ fullName: 'a test', status })) },
    ],
  })

describe('a step that has a report', () => {
  it.each([
    ['none', null, /no report/],
    ['half of it', '{"testResults":[', /breaks off/],
    ['no test', '{"testResults":[]}', /no test/],
    ['nothing that it knows', '{}', /no test/],
    ['null', 'null', /no test/],
  ])('has failed where there is %s, although its runner ended well', (_name, written, failure) => {
    expect(testsOf(step(written), true, 1)).toMatchObject([{ title: 'unit', hasPassed: false }])
    expect(testsOf(step(written), true, 1)[0]?.failure).toMatch(failure)
  })

  it('has failed where the names that it chooses by fit no test', () => {
    expect(testsOf(step(report('skipped'), true), true, 1)).toMatchObject([{ hasPassed: false }])
    expect(testsOf(step(report('skipped', 'passed'), true), true, 1)).toMatchObject([{ hasPassed: true }])
  })

  it('has failed where a test is skipped, or where its runner failed beside its tests', () => {
    expect(testsOf(step(report('passed', 'skipped')), true, 1)[1]).toMatchObject({ hasPassed: false })
    expect(testsOf(step(report('passed')), false, 1)).toMatchObject([
      { title: 'a test', hasPassed: true },
      { title: 'unit', hasPassed: false },
    ])
  })

  it('reports what the page of a failed journey showed', () => {
    const page = join(folder, 'error-context.md')
    writeFileSync(page, '- heading "Statements" [level=1]\n- alertdialog "An Error Occured"\n- button "OK"\n')
    const results = [
      {
        duration: 1,
        error: { message: 'not found' },
        attachments: [{ name: 'error-context', path: page }],
      },
    ]
    const tests = [{ projectName: 'desk', status: 'unexpected', results }]
    const written = JSON.stringify({ specs: [{ title: 'a journey', file: 'a.spec.ts', tests }] })
    expect(testsOf(step(written), false, 1)[0]?.failure).toBe(
      'not found On the page: heading "Statements", alertdialog "An Error Occured"',
    )
  })
})
