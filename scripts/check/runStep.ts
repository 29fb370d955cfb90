import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from '../merchants.ts'
import { readReport } from './readReport.ts'
import type { RunTest } from './readReport.ts'
import type { Step } from './steps.ts'

/** The tests of a finished step. */
export interface Outcome {
  name: string
  tests: RunTest[]
  seconds: number
}

/** Runs a step. A step alone streams its output; otherwise the output is printed as a whole, so that lanes do not mix. */
export async function runStep(step: Step, { isAlone }: { isAlone: boolean }): Promise<Outcome> {
  const begun = performance.now()
  if (isAlone) console.log(`\n── ${[step.name, step.note].filter(Boolean).join(', ')}`)
  if (step.report) rmSync(step.report.file, { force: true })
  const { isDone, said } = await run(step, { isAlone })
  const seconds = (performance.now() - begun) / 1000
  const tests = testsOf(step, isDone, seconds)
  const failed = tests.filter(({ hasPassed }) => !hasPassed).length
  const heading = isAlone ? '' : `\n── ${step.name}\n${said}`
  console.log(
    `${heading}── ${step.name}: ${tests.length - failed} passed, ${failed} failed, ${seconds.toFixed(1)} s`,
  )
  return { name: step.name, tests, seconds }
}

async function run({ command, args, env }: Step, { isAlone }: { isAlone: boolean }) {
  const child = spawn(command, args, {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    cwd: root,
    env: {
      ...process.env,
      ...env,
      PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH']}`,
    },
  })
  let said = ''
  for (const output of [child.stdout, child.stderr]) output?.on('data', (chunk) => (said += String(chunk)))
  const isDone = await new Promise<boolean>((resolve) => {
    child.once('error', ({ message }) => {
      console.error(message)
      resolve(false)
    })
    child.once('close', (code) => resolve(code === 0))
  })
  return { isDone, said }
}

/** Returns the tests of a step with a report. A report without tests counts as a failure, whatever the exit code. */
export function testsOf({ name, report }: Step, isDone: boolean, seconds: number): RunTest[] {
  const itself = { title: name, file: '', hasPassed: isDone, isSecondAttempt: false, seconds }
  if (!report) return [itself]
  const failed = (failure: string) => [{ ...itself, hasPassed: false, failure }]
  if (!existsSync(report.file)) return failed('It has written no report.')
  let written: unknown
  try {
    written = JSON.parse(readFileSync(report.file, 'utf8'))
  } catch {
    return failed('Its report breaks off.')
  }
  const tests = readReport(written, report)
  if (tests.length === 0) return failed('It has run no test.')
  // A runner can fail apart from its tests, such as on an uncaught error.
  return isDone || tests.some(({ hasPassed }) => !hasPassed) ? tests : [...tests, itself]
}
