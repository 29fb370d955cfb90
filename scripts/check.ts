import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { root } from './merchants.ts'

/** A step that a change has to pass. It counts each of its tests, or as one when it has none. */
interface Step {
  name: string
  command: string
  args: string[]
  /** The report that its test runner writes. */
  report?: { file: string; count: (json: unknown) => Counts }
}

interface Counts {
  passed: number
  failed: number
  /** Titles of tests that passed at the second attempt alone. */
  shaky?: string[]
}

const reports = mkdtempSync(join(tmpdir(), 'trade-portal-'))
const vitest = (name: string, ...args: string[]): Step => {
  const file = join(reports, `${name}.json`)
  return {
    name,
    command: 'vitest',
    // Several workers on two cores can be late for a test; one that needed its second attempt is named at the end.
    args: ['run', ...args, '--retry=1', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    report: { file, count: countVitest },
  }
}
const journeysReport = join(reports, 'journeys.json')
process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = journeysReport

/** Steps of one thread each, which go side by side: the first lane takes about as long as the others together. */
const lanes: Step[][] = [
  [
    { name: 'lint', command: 'eslint', args: ['.', '--max-warnings', '0'] },
    { name: 'format', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
    { name: 'types', command: 'tsc', args: ['-p', 'tsconfig.json'] },
    { name: 'types of the SDK', command: 'tsc', args: ['-p', 'packages/fluid-sdk/tsconfig.json'] },
  ],
  [
    { name: 'build', command: process.execPath, args: [join(root, 'scripts/build.ts')] },
    { name: 'sizes', command: 'size-limit', args: [] },
    {
      name: 'sizes of what is built',
      command: process.execPath,
      args: [join(root, 'scripts/builtSizes.ts')],
    },
    { name: 'packages', command: process.execPath, args: [join(root, 'scripts/checkPackages.ts')] },
    { name: 'site', command: process.execPath, args: [join(root, 'scripts/buildSite.ts')] },
  ],
]

/** Steps that take the whole machine, one after another. */
const steps: Step[] = [
  vitest('unit', '--project', 'unit', '--project', 'components'),
  vitest('stories', '--project', 'stories'),
  vitest('second-merchant', '--project', 'second-merchant'),
  { name: 'what Storybook shows', command: process.execPath, args: [join(root, 'scripts/countShown.ts')] },
  {
    name: 'journeys',
    command: 'playwright',
    args: ['test', '--reporter=dot,json', '--retries=1'],
    report: { file: journeysReport, count: countPlaywright },
  },
]

const only = process.argv.slice(2)
// Each row of the checklist is proven by tests of this very run, so it is asked of a whole one alone.
if (only.length === 0) {
  const files = steps.flatMap(({ report }) => report?.file ?? [])
  steps.push({
    name: 'conformance',
    command: process.execPath,
    args: [join(root, 'scripts/conformance.ts'), ...files],
  })
}
const total = { passed: 0, failed: 0 }
const shaky: string[] = []
await Promise.all(lanes.map((lane) => runInTurn(lane, { isAlone: false })))
await runInTurn(steps, { isAlone: true })
for (const title of shaky) console.warn(`\npassed at the second attempt only: ${title}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

async function runInTurn(each: readonly Step[], { isAlone }: { isAlone: boolean }): Promise<void> {
  for (const step of each.filter(({ name }) => only.length === 0 || only.includes(name))) {
    const begun = performance.now()
    if (isAlone) console.log(`\n── ${step.name}`)
    const { isDone, said } = await run(step, { isAlone })
    const counts = countsOf(step, isDone)
    total.passed += counts.passed
    total.failed += counts.failed
    shaky.push(...(counts.shaky ?? []))
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    // Told as a whole, so that what goes side by side is not mixed.
    const heading = isAlone ? '' : `\n── ${step.name}\n${said}`
    console.log(`${heading}── ${step.name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`)
  }
}

/** Runs a step, which says what it has to say at once where it is alone. */
async function run({ command, args }: Step, { isAlone }: { isAlone: boolean }) {
  const child = spawn(command, args, {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    cwd: root,
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH']}` },
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

function countsOf(step: Step, isDone: boolean): Counts {
  if (!step.report || !existsSync(step.report.file))
    return { passed: Number(isDone), failed: Number(!isDone) }
  const counts = step.report.count(JSON.parse(readFileSync(step.report.file, 'utf8')))
  // A runner can fail beside its tests, such as on an error that no test caught.
  return isDone || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

function countVitest(json: unknown): Counts {
  const report = json as {
    numPassedTests: number
    numTotalTests: number
    testResults: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[]
  }
  const shaky = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName }) => fullName)
  return { passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests, shaky }
}

function countPlaywright(json: unknown): Counts {
  const { stats, suites } = json as {
    stats: { expected: number; unexpected: number; skipped: number; flaky: number }
    suites: Suite[]
  }
  const shaky = suites.flatMap(shakySpecs)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped, shaky }
}

interface Suite {
  suites?: Suite[]
  specs?: { title: string; tests: { projectName: string; status: string }[] }[]
}

function shakySpecs({ suites = [], specs = [] }: Suite): string[] {
  return [
    ...specs.flatMap(({ title, tests }) =>
      tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `${title} (${projectName})`),
    ),
    ...suites.flatMap(shakySpecs),
  ]
}
