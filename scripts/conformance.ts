import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readReport } from './check/readReport.ts'
import type { RunTest } from './check/readReport.ts'
import { root } from './merchants.ts'

/** A statement of the specification. */
export interface ChecklistRow {
  id: string
  statement: string
  /** Routes such as `/admin` without which no customer can see it. */
  waitsFor: string[]
}

/**
 * Reads the rows of the checklist: every table line whose first cell is an id such as `cart-07`. A fourth cell names
 * the routes a row waits for.
 */
export function readRows(markdown: string): ChecklistRow[] {
  return markdown.split('\n').flatMap((line) => {
    const [, id = '', statement = '', , routes = ''] = line.split('|').map((cell) => cell.trim())
    const waitsFor = routes.match(/\/[\w-]+/g) ?? []
    return /^[a-z]+-\d{2,3}$/.test(id) ? [{ id, statement, waitsFor }] : []
  })
}

/**
 * Returns the static paths of the portal's routes, without an optional rest; a route with a required segment is left
 * out.
 */
export function pathsIn(routes: string): string[] {
  const paths = [...routes.matchAll(/(?:path: |page\()'\/?([^'*:]+)(?:\*\??)?'/g)]
  return [...new Set(paths.map(([, path = '']) => `/${path.replace(/\/$/, '')}`))]
}

/** Returns the ids that a test's title names in square brackets: `says why [cart-07 cart-08]`. */
export function idsIn(title: string): string[] {
  return [...title.matchAll(/\[([a-z]+-\d{2,3}(?:[, ]+[a-z]+-\d{2,3})*)\]/g)].flatMap(
    ([, ids = '']) => ids.match(/[a-z]+-\d{2,3}/g) ?? [],
  )
}

/**
 * Lists the differences between the checklist and a run: none when each row has a test that ran and passed, except rows
 * that wait for a route and have no test.
 */
export function problemsOf(
  rows: readonly ChecklistRow[],
  tests: readonly RunTest[],
  routes: readonly string[],
): string[] {
  const known = new Set(rows.map(({ id }) => id))
  const twice = rows.filter(({ id }, index) => rows.findIndex((row) => row.id === id) !== index)
  const named = tests.flatMap((test) => idsIn(test.title).map((id) => ({ id, test })))
  const strangers = named.filter(({ id }) => !known.has(id))
  return [
    ...twice.map(({ id }) => `${id} stands twice in the checklist`),
    ...strangers.map(({ id, test }) => `${id} is no row of the checklist: ${test.title}`),
    ...rows.flatMap((row) => {
      const own = named.filter(({ id }) => id === row.id).map(({ test }) => test)
      return row.waitsFor.length > 0 ? problemsOfWaiting(row, own, routes) : problemsOfRow(row, own)
    }),
  ]
}

function problemsOfRow({ id, statement }: ChecklistRow, tests: readonly RunTest[]): string[] {
  if (tests.length === 0) return [`${id} has no test that ran: ${statement}`]
  const proofs = tests.filter(({ isSecondAttempt }) => !isSecondAttempt)
  if (proofs.length === 0) return [`${id} is not proven by a second attempt: ${statement}`]
  const failed = tests.filter(({ hasPassed }) => !hasPassed)
  return failed.map(({ title }) => `${id} is not proven, its test failed: ${title}`)
}

/**
 * A test of a part alone would claim more than a customer sees, and a row whose route has been added would be
 * forgotten.
 */
function problemsOfWaiting(
  { id, waitsFor }: ChecklistRow,
  tests: readonly RunTest[],
  routes: readonly string[],
): string[] {
  const come = waitsFor.filter((place) => routes.includes(place)).join(', ')
  return [
    ...tests.map(({ title }) => `${id} waits for ${waitsFor.join(', ')}, and a test claims it: ${title}`),
    ...(come
      ? [`${id} waits for ${come}, which the portal has: prove it there, and let it wait no more`]
      : []),
  ]
}

/** Returns the number of proven rows, and separately of waiting ones, with their routes. */
export function summaryOf(rows: readonly ChecklistRow[], problems: readonly string[]): string {
  const unproven = new Set(problems.flatMap((problem) => problem.match(/^[a-z]+-\d+/) ?? []))
  const waiting = rows.filter(({ waitsFor }) => waitsFor.length > 0)
  const due = rows.filter((row) => !waiting.includes(row))
  const proven = due.filter(({ id }) => !unproven.has(id)).length
  const routes = [...new Set(waiting.flatMap(({ waitsFor }) => waitsFor))].join(', ')
  const wait = waiting.length === 1 ? '1 waits for a place' : `${waiting.length} wait for places`
  const apart = waiting.length > 0 ? `, ${wait} that the portal does not have: ${routes}` : ''
  return `${proven} of ${due.length} statements proven${apart}`
}

/** Checks the checklist against the reports of this run, and prints the unproven rows. */
function main(files: readonly string[]): void {
  const lists = globSync('docs/conformance*.md', { cwd: root }).sort()
  const rows = lists.flatMap((list) => readRows(readFileSync(join(root, list), 'utf8')))
  const tests = files
    .filter((file) => existsSync(file))
    .flatMap((file) => readReport(JSON.parse(readFileSync(file, 'utf8')), { choosesByName: true }))
  const tables = ['apps/portal/src/routes.tsx', 'packages/portal-components/src/pages/pages.ts']
  const routes = pathsIn(tables.map((file) => readFileSync(join(root, file), 'utf8')).join('\n'))
  const problems = problemsOf(rows, tests, routes)
  for (const problem of problems) console.error(problem)
  console.log(`conformance: ${summaryOf(rows, problems)}`)
  process.exitCode = problems.length === 0 ? 0 : 1
}

if (import.meta.main) main(process.argv.slice(2))
