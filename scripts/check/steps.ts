import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../merchants.ts'
import type { RunTest } from './readReport.ts'

/** A command that a change has to pass. */
export interface Step {
  name: string
  command: string
  args: string[]
  env?: Record<string, string>
  /** Printed beside its name at the start, such as the seed of its examples. */
  note?: string
  /** The report of its tests. A step without one counts as one test. */
  report?: { file: string; choosesByName: boolean }
  /** Runs tests of the step again, three times, with one attempt each. */
  again?: (tests: readonly RunTest[]) => Step[]
}

/** Reports outlive a run, so that a later one can summarise all rings. */
export const reports = join(root, 'node_modules/.cache/trade-portal/reports')
mkdirSync(reports, { recursive: true })

/** Only CI retries a test, and reports the retry: with several workers on two cores a test can time out. */
const attempts = process.env['CI'] ? 1 : 0

/** A run of one of our own scripts. */
export const script = (name: string, file: string, args: string[] = []): Step => ({
  name,
  command: process.execPath,
  args: ['--conditions=trade-portal-source', join(root, 'scripts', file), ...args],
})

interface TestsOptions extends Pick<Step, 'env' | 'note'> {
  named?: RegExp
  files?: string[]
}

/** A run of vitest's projects; `named` selects the tests whose full names match it. */
export function tests(
  name: string,
  projects: readonly string[],
  { named, files = [], ...rest }: TestsOptions = {},
): Step {
  const file = join(reports, `${name.replaceAll(' ', '-')}.json`)
  return {
    name,
    command: 'vitest',
    args: [
      'run',
      ...files,
      ...projects.flatMap((project) => ['--project', project]),
      ...(named ? ['--testNamePattern', named.source] : []),
      `--retry=${attempts}`,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    ...rest,
    report: { file, choosesByName: named !== undefined },
  }
}

/** A run of the journeys in a folder of `e2e`, with a separate configuration if given. */
export function journeys(
  folder: string,
  { config = 'playwright.config.ts', reporter = 'dot' }: { config?: string; reporter?: string } = {},
): Step {
  const run = (name: string, reported: string, args: string[]): Step => {
    const file = join(reports, `${name.replaceAll(' ', '-')}.json`)
    return {
      name,
      command: 'playwright',
      args: ['test', `--config=${config}`, `e2e/${folder}/`, `--reporter=${reported},json`, ...args],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      report: { file, choosesByName: false },
    }
  }
  return {
    ...run(`journeys of ${folder}`, reporter, [`--retries=${attempts}`]),
    // Three separate runs instead of one with three repeats: many a journey needs a portal it has not changed before.
    again: (tests) =>
      [1, 2, 3].map((time) =>
        run(`journeys of ${folder} again ${time}`, 'dot', ['--retries=0', `--grep=${anyOf(tests)}`]),
      ),
  }
}

/** Returns a pattern that matches the titles of these tests only. A report's title includes its project. */
function anyOf(tests: readonly RunTest[]): string {
  return tests.map(({ title }) => title.replace(/ \([\w-]+\)$/, '').replaceAll(/[^\w ]/g, '.')).join('|')
}
