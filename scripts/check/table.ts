import type { RunTest } from './readReport.ts'
import type { Outcome } from './runStep.ts'

/** A ring that has run. */
export interface RingRun {
  name: string
  outcomes: Outcome[]
  seconds: number
}

/** The number of second attempts allowed in a run: more of them point to the product or a test, and not to the machine. */
const MOST_SECOND_ATTEMPTS = 2

/**
 * Returns the table of a run: each ring with its tests, its minutes, its slowest five, and the tests with a second
 * attempt.
 */
export function tableOf(runs: readonly RingRun[]): string {
  const rows = runs.map(({ name, outcomes, seconds }) => {
    const tests = outcomes.flatMap((outcome) => outcome.tests)
    const failed = tests.filter(({ hasPassed }) => !hasPassed).length
    const second = tests.filter(({ isSecondAttempt }) => isSecondAttempt).length
    return [name, tests.length, failed, minutes(seconds), second].map(String)
  })
  const all = runs.reduce((total, { seconds }) => total + seconds, 0)
  const sum = (column: number) => String(rows.reduce((total, row) => total + Number(row[column]), 0))
  const lines = [
    ['ring', 'tests', 'failed', 'minutes', 'second attempts'],
    ...rows,
    ['all', sum(1), sum(2), minutes(all), sum(4)],
  ]
  const width = (column: number) => Math.max(...lines.map((line) => line[column]?.length ?? 0))
  const table = lines.map((line) =>
    line
      .map((cell, column) => (column === 0 ? cell.padEnd(width(0)) : cell.padStart(width(column))))
      .join('  '),
  )
  return [...table, ...runs.flatMap(tellRing)].join('\n')
}

function tellRing({ name, outcomes }: RingRun): string[] {
  const tests = outcomes.flatMap((outcome) => outcome.tests)
  const slowest = tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, 5)
  return [
    `\n${name}: ${outcomes.map((outcome) => `${outcome.name} ${outcome.seconds.toFixed(0)} s`).join(', ')}`,
    ...slowest.map((test) => `  ${test.seconds.toFixed(1).padStart(6)} s  ${nameOf(test)}`),
    ...tests.filter(({ hasPassed }) => !hasPassed).flatMap((test) => tell('failed', test)),
    ...tests
      .filter(({ isSecondAttempt }) => isSecondAttempt)
      .flatMap((test) => tell('passed at the second attempt alone', test)),
  ]
}

/** With the failure as well: for a long run, CI only shows the end. */
function tell(outcome: string, test: RunTest): string[] {
  return [`  ${outcome}: ${nameOf(test)}`, ...(test.failure ? [`    ${test.failure}`] : [])]
}

/** Returns the problems of a run. */
export function faultsOf(runs: readonly RingRun[]): string[] {
  const tests = runs.flatMap(({ outcomes }) => outcomes.flatMap((outcome) => outcome.tests))
  const failed = tests.filter(({ hasPassed }) => !hasPassed).length
  const second = tests.filter(({ isSecondAttempt }) => isSecondAttempt).length
  return [
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(second > MOST_SECOND_ATTEMPTS ? [`${second} passed at the second attempt alone`] : []),
  ]
}

const nameOf = ({ file, title }: RunTest) => (file === '' ? title : `${file}: ${title}`)
const minutes = (seconds: number) => (seconds / 60).toFixed(1)
