import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../merchants.ts'
import { journeys, script, tests } from './steps.ts'
import type { Step } from './steps.ts'

/** Steps that run together. */
export interface Ring {
  name: string
  /** Single-threaded steps, which run in parallel, lane by lane. */
  lanes: Step[][]
  /** Steps that use the whole machine, one after another. */
  steps: Step[]
}

/** Stories of a widget whose accessibility is tested at every change, besides those of each part. */
const JUDGED = /^(Default|Refused|Narrow)$/
/** Stories rendered for the second merchant at every change. */
const OF_BOTH = /^(Default|Tax Region)$/
const others = ({ source }: RegExp) => new RegExp(`^(?!${source.slice(1)})`)

/** A passed file is linted again when it changes, or one of our own rules does. */
const eslintCache = [
  '--cache',
  '--cache-location',
  `node_modules/.cache/eslint/${hashOf('scripts/*{Rule,Rules}.js', 'scripts/rooms.ts')}/`,
  '--cache-strategy',
  'content',
]

/** All checks a change has to pass. The first is for every change, the others for the area in their name. */
export const rings: readonly Ring[] = [
  {
    name: 'core',
    lanes: [
      [
        { name: 'lint', command: 'eslint', args: ['.', '--max-warnings', '0', ...eslintCache] },
        {
          name: 'format',
          command: 'prettier',
          // The cache is at Prettier's default location: a folder given as the location is refused.
          args: ['--check', '--log-level', 'warn', '--cache', '--cache-strategy', 'content', '.'],
        },
        { name: 'types', command: 'tsc', args: ['-p', 'tsconfig.json'] },
        { name: 'types of the SDK', command: 'tsc', args: ['-p', 'packages/fluid-sdk/tsconfig.json'] },
        { name: 'types of the worker', command: 'tsc', args: ['-p', 'apps/portal/worker/tsconfig.json'] },
      ],
      [
        script('build', 'build.ts'),
        { name: 'sizes', command: 'size-limit', args: [] },
        script('sizes of what is built', 'builtSizes.ts'),
        script('packages', 'checkPackages.ts'),
      ],
    ],
    steps: [
      tests('unit', ['unit', 'components']),
      tests('stories', ['stories'], { env: { STORYBOOK_JUDGED: JUDGED.source } }),
      tests('second merchant', ['second-merchant'], { named: OF_BOTH }),
      script('what Storybook shows', 'countShown.ts'),
      journeys('core'),
    ],
  },
  {
    name: 'embedding',
    lanes: [],
    steps: [
      script('site', 'buildSite.ts'),
      journeys('embedding'),
      script('packages of strangers', 'packages.ts'),
    ],
  },
  {
    name: 'breadth',
    lanes: [],
    steps: [
      tests('acceptance', ['acceptance']),
      tests('all stories judged', ['stories'], { named: others(JUDGED), env: { STORYBOOK_JUDGED: '.' } }),
      tests('second merchant in all', ['second-merchant'], { named: others(OF_BOTH) }),
      journeys('breadth'),
    ],
  },
  { name: 'speed', lanes: [], steps: [journeys('speed')] },
  {
    name: 'engines',
    lanes: [],
    steps: [
      journeys('engines', {
        config: 'playwright.engines.config.ts',
        // Records the engines' versions as well.
        reporter: 'dot,./e2e/engines/versionsReporter.ts',
      }),
    ],
  },
  {
    name: 'deep',
    lanes: [],
    steps: [
      tests('properties at full size', ['unit', 'components', 'acceptance'], deep()),
      { name: 'mutation', command: 'stryker', args: ['run', 'scripts/mutation/stryker.config.js'] },
    ],
  },
]

function hashOf(...patterns: string[]): string {
  const hash = createHash('sha256')
  for (const file of globSync(patterns, { cwd: root }).sort()) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 12)
}

/** Ten times the examples, different ones in each run. The seed is printed first, and repeats them as `PROPERTY_SEED`. */
function deep() {
  const seed = process.env['PROPERTY_SEED'] ?? String(Date.now() % 2 ** 31)
  const files = globSync('packages/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  })
  return {
    files: files.filter((file) => readFileSync(join(root, file), 'utf8').includes("inject('times')")),
    env: { PROPERTY_TIMES: '10', PROPERTY_SEED: seed },
    note: `PROPERTY_SEED=${seed}`,
  }
}
