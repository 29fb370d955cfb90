import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { root } from './merchants.ts'

/** What a change has to pass. A step with tests counts each of them; any other counts as one. */
interface Step {
  name: string
  command: string
  args: string[]
  /** Where its test runner writes its report. */
  report?: { file: string; count: (json: unknown) => Counts }
}

interface Counts {
  passed: number
  failed: number
}

const reports = mkdtempSync(join(tmpdir(), 'trade-portal-'))
const vitest = (name: string, ...args: string[]): Step => {
  const file = join(reports, `${name}.json`)
  return {
    name,
    command: 'vitest',
    args: ['run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    report: { file, count: countVitest },
  }
}
const journeysReport = join(reports, 'journeys.json')
process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = journeysReport

const steps: Step[] = [
  { name: 'format', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: 'eslint', args: ['.', '--max-warnings', '0'] },
  { name: 'types', command: 'tsc', args: ['-p', 'tsconfig.json'] },
  { name: 'types of the SDK', command: 'tsc', args: ['-p', 'packages/fluid-sdk/tsconfig.json'] },
  vitest('unit', '--project', 'unit', '--project', 'components'),
  vitest('stories', '--project', 'stories'),
  { name: 'build', command: process.execPath, args: [join(root, 'scripts/build.ts')] },
  { name: 'sizes', command: 'size-limit', args: [] },
  // Looser than `pnpm bench` by itself: on a busy machine collecting garbage takes longer, and falls on either way.
  { name: 'decoding', command: process.execPath, args: [join(root, 'bench/decode.ts'), '--at-most', '1.5'] },
  { name: 'packages', command: process.execPath, args: [join(root, 'scripts/checkPackages.ts')] },
  {
    name: 'journeys',
    command: 'playwright',
    args: ['test', '--reporter=dot,json'],
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
const total: Counts = { passed: 0, failed: 0 }
for (const step of steps.filter(({ name }) => only.length === 0 || only.includes(name))) {
  const begun = performance.now()
  console.log(`\n── ${step.name}`)
  const { status } = spawnSync(step.command, step.args, {
    stdio: 'inherit',
    cwd: root,
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH']}` },
  })
  const counts = countsOf(step, status === 0)
  total.passed += counts.passed
  total.failed += counts.failed
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`── ${step.name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`)
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

function countsOf(step: Step, hasSucceeded: boolean): Counts {
  if (!step.report || !existsSync(step.report.file))
    return { passed: Number(hasSucceeded), failed: Number(!hasSucceeded) }
  const counts = step.report.count(JSON.parse(readFileSync(step.report.file, 'utf8')))
  // A runner can fail beside its tests, such as on an error that no test caught.
  return hasSucceeded || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

function countVitest(json: unknown): Counts {
  const report = json as { numPassedTests: number; numTotalTests: number }
  return { passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests }
}

function countPlaywright(json: unknown): Counts {
  const { stats } = json as {
    stats: { expected: number; unexpected: number; skipped: number; flaky: number }
  }
  return { passed: stats.expected, failed: stats.unexpected + stats.skipped + stats.flaky }
}
