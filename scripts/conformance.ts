import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './merchants.ts'

/** One statement of the specification and what the tests that name it came to. */
export interface ProvenRow {
  id: string
  statement: string
  tests: RunTest[]
}

export interface RunTest {
  title: string
  hasPassed: boolean
}

/** Reads the rows of the checklist: every table line whose first cell is an id such as `cart-07`. */
export function readRows(markdown: string): Pick<ProvenRow, 'id' | 'statement'>[] {
  return markdown.split('\n').flatMap((line) => {
    const [, id, statement = ''] = /^\|\s*([a-z]+-\d{2,3})\s*\|([^|]*)\|/.exec(line) ?? []
    return id ? [{ id, statement: statement.trim() }] : []
  })
}

/** The ids that a test's title names in square brackets: `says why [cart-07 cart-08]`. */
export function idsIn(title: string): string[] {
  return [...title.matchAll(/\[([a-z]+-\d{2,3}(?:[, ]+[a-z]+-\d{2,3})*)\]/g)].flatMap(
    ([, ids = '']) => ids.match(/[a-z]+-\d{2,3}/g) ?? [],
  )
}

/** What is wrong between the checklist and a run: nothing when each row has a test that ran and passed. */
export function problemsOf(rows: Pick<ProvenRow, 'id' | 'statement'>[], tests: readonly RunTest[]): string[] {
  const known = new Set(rows.map(({ id }) => id))
  const twice = rows.filter(({ id }, index) => rows.findIndex((row) => row.id === id) !== index)
  const named = tests.flatMap((test) => idsIn(test.title).map((id) => ({ id, test })))
  const strangers = named.filter(({ id }) => !known.has(id))
  return [
    ...twice.map(({ id }) => `${id} stands twice in the checklist`),
    ...strangers.map(({ id, test }) => `${id} is no row of the checklist: ${test.title}`),
    ...rows.flatMap(({ id, statement }) => {
      const own = named.filter((each) => each.id === id)
      if (own.length === 0) return [`${id} has no test that ran: ${statement}`]
      return own
        .filter(({ test }) => !test.hasPassed)
        .map(({ test }) => `${id} is not proven, its test failed: ${test.title}`)
    }),
  ]
}

/** The tests of a report of vitest or Playwright. */
export function testsOf(report: unknown): RunTest[] {
  if (typeof report !== 'object' || report === null) return []
  return 'testResults' in report ? testsOfVitest(report as VitestReport) : testsOfPlaywright(report as Suite)
}

interface VitestReport {
  testResults: { assertionResults: { fullName: string; status: string }[] }[]
}

interface Suite {
  suites?: Suite[]
  specs?: { title: string; ok: boolean }[]
}

function testsOfVitest({ testResults }: VitestReport): RunTest[] {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ title: fullName, hasPassed: status === 'passed' })),
  )
}

function testsOfPlaywright({ suites = [], specs = [] }: Suite): RunTest[] {
  return [
    ...specs.map(({ title, ok }) => ({ title, hasPassed: ok })),
    ...suites.flatMap((suite) => testsOfPlaywright(suite)),
  ]
}

/** Holds the checklist against the reports of this run, and says what is not proven. */
function main(files: readonly string[]): void {
  const rows = readRows(readFileSync(join(root, 'docs/conformance.md'), 'utf8'))
  const tests = files
    .filter((file) => existsSync(file))
    .flatMap((file) => testsOf(JSON.parse(readFileSync(file, 'utf8'))))
  const problems = problemsOf(rows, tests)
  for (const problem of problems) console.error(problem)
  const unproven = new Set(problems.flatMap((problem) => problem.match(/^[a-z]+-\d+/) ?? []))
  const proven = rows.filter(({ id }) => !unproven.has(id)).length
  console.log(`conformance: ${proven} of ${rows.length} statements proven`)
  process.exitCode = problems.length === 0 ? 0 : 1
}

if (import.meta.main) main(process.argv.slice(2))
