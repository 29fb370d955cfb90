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
  /** The report of its tests. A step without one counts as one test. */
  report?: { file: string; choosesByName: boolean }
  /** Runs tests of the step again, three times, with one attempt each. */
  again?: (tests: readonly RunTest[]) => Step[]
}

/** Reports outlive a run, so that a later one can tell of all rings. */
export const reports = join(root, 'node_modules/.cache/trade-portal/reports')
mkdirSync(reports, { recursive: true })

/** In CI alone a test has a second attempt, which is told: several workers on two cores can be late for one. */
const attempts = process.env['CI'] ? 1 : 0

/** A run of one of our own scripts. */
export const script = (name: string, file: string, args: string[] = []): Step => ({
  name,
  command: process.execPath,
  args: ['--conditions=trade-portal-source', join(root, 'scripts', file), ...args],
})

/** A run of vitest's projects; `named` takes the tests whose whole names fit it. */
export function tests(
  name: string,
  projects: readonly string[],
  { named, files = [], env = {} }: { named?: RegExp; files?: string[]; env?: Record<string, string> } = {},
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
    env,
    report: { file, choosesByName: named !== undefined },
  }
}

/** A run of the journeys of a folder of `e2e`, by a configuration of their own where one is given. */
export function journeys(
  folder: string,
  { config = 'playwright.config.ts', reporter = 'dot' }: { config?: string; reporter?: string } = {},
): Step {
  const run = (name: string, told: string, args: string[]): Step => {
    const file = join(reports, `${name.replaceAll(' ', '-')}.json`)
    return {
      name,
      command: 'playwright',
      args: ['test', `--config=${config}`, `e2e/${folder}/`, `--reporter=${told},json`, ...args],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      report: { file, choosesByName: false },
    }
  }
  return {
    ...run(`journeys of ${folder}`, reporter, [`--retries=${attempts}`]),
    // A run each, and not one of three: many a journey needs a portal that it has not changed before.
    again: (tests) =>
      [1, 2, 3].map((time) =>
        run(`journeys of ${folder} again ${time}`, 'dot', ['--retries=0', `--grep=${anyOf(tests)}`]),
      ),
  }
}

/** A pattern that the titles of these tests fit, and no others do. A report tells a title with its project. */
function anyOf(tests: readonly RunTest[]): string {
  return tests.map(({ title }) => title.replace(/ \([\w-]+\)$/, '').replaceAll(/[^\w ]/g, '.')).join('|')
}
