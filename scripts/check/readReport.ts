import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** The result of a test, from the JSON report of vitest or Playwright. */
export interface RunTest {
  title: string
  /** The name of its file. */
  file: string
  hasPassed: boolean
  /** It failed at first. */
  isSecondAttempt: boolean
  /** The message of its first failed attempt, in one line. */
  failure?: string
  seconds: number
}

/**
 * Reads the tests of a report by vitest or Playwright; any other report has none. A skipped test counts as not passed,
 * unless the run selected tests by name, which vitest reports in the same way.
 */
export function readReport(report: unknown, { choosesByName = false } = {}): RunTest[] {
  if (typeof report !== 'object' || report === null) return []
  if (!('testResults' in report)) return testsOfSuite(report as Suite)
  return (report as VitestReport).testResults
    .flatMap(({ name, assertionResults }) =>
      assertionResults.map((test) => ({ ...test, file: basename(name) })),
    )
    .filter(({ status }) => !choosesByName || status === 'passed' || status === 'failed')
    .map(({ fullName, file, status, duration, failureMessages = [] }) => ({
      title: fullName,
      file,
      hasPassed: status === 'passed',
      isSecondAttempt: status === 'passed' && failureMessages.length > 0,
      ...failureOf(failureMessages[0]),
      seconds: (duration ?? 0) / 1000,
    }))
}

interface VitestReport {
  testResults: {
    name: string
    assertionResults: {
      fullName: string
      status: string
      duration?: number | null
      failureMessages?: string[]
    }[]
  }[]
}

interface Suite {
  suites?: Suite[]
  specs?: {
    title: string
    file: string
    tests: {
      projectName: string
      status: string
      results: Result[]
    }[]
  }[]
}

interface Result {
  duration: number
  error?: { message?: string }
  attachments?: { name: string; path?: string }[]
}

function testsOfSuite({ suites = [], specs = [] }: Suite): RunTest[] {
  return [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        title: `${title} (${projectName})`,
        file: basename(file),
        hasPassed: status === 'expected' || status === 'flaky',
        isSecondAttempt: status === 'flaky',
        ...failureOnPage(results.find(({ error }) => error)),
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
    ...suites.flatMap(testsOfSuite),
  ]
}

/** Returns the start of a message: its first lines hold the expectation, and the others the page. */
function failureOf(message: string | undefined): { failure?: string } {
  if (!message) return {}
  return { failure: stripVTControlCharacters(message).split(/\s+/).join(' ').slice(0, 240) }
}

/**
 * Returns the message of a failed result, with the headings and dialogs of the page at that time: its file is gone with
 * the next run.
 */
function failureOnPage(result: Result | undefined): { failure?: string } {
  const { failure } = failureOf(result?.error?.message)
  if (failure === undefined) return {}
  const path = result?.attachments?.find(({ name }) => name === 'error-context')?.path
  if (path === undefined || !existsSync(path)) return { failure }
  const shown = readFileSync(path, 'utf8').match(/(?:heading|(?:alert)?dialog|alert) "[^"]*"/g) ?? []
  return { failure: `${failure} On the page: ${shown.slice(0, 6).join(', ') || 'no heading'}` }
}
