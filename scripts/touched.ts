import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './merchants.ts'

// Checks a change quickly: the types, the tests and stories that import a file differing from `main`, committed or not,
// and the changed journeys themselves. On `main` it checks the last commit. The rings check the rest.
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'core.quotePath=false', ...args], { cwd: root, encoding: 'utf8' }).trim()
const since = process.argv[2] ?? forkOf(['main', 'origin/main'].find(isCommit)) ?? 'HEAD'
const changed = [
  ...git('diff', '--name-only', since).split('\n'),
  ...git('ls-files', '--others', '--exclude-standard').split('\n'),
].filter((file) => file !== '')
if (changed.length === 0) {
  console.log(`Nothing differs from ${since}.`)
  process.exit(0)
}
const current = changed.filter((file) => existsSync(join(root, file)))
const sources = current.filter((file) => /\.(ts|tsx|js|mjs)$/.test(file))
const commands = [
  ...(current.length > 0 ? [['prettier', '--check', '--ignore-unknown', ...current]] : []),
  ...(sources.length > 0 ? [['eslint', '--max-warnings', '0', '--no-warn-ignored', ...sources]] : []),
  ...(changed.some((file) => /\.tsx?$/.test(file)) ? [['tsc', '-p', 'tsconfig.json']] : []),
  ['vitest', 'run', `--changed=${since}`, '--passWithNoTests', '--reporter=dot', ...projectsOf(changed)],
  ...(changed.some((file) => file.startsWith('e2e/'))
    ? [['playwright', 'test', `--only-changed=${since}`, '--pass-with-no-tests', '--reporter=dot']]
    : []),
]
const failed = commands.filter(([command = '', ...args]) => {
  console.log(`\n── ${command}`)
  return (
    spawnSync(join(root, 'node_modules/.bin', command), args, { cwd: root, stdio: 'inherit' }).status !== 0
  )
})
tellLeftOut()
process.exit(failed.length === 0 ? 0 : 1)

function isCommit(name: string): boolean {
  return spawnSync('git', ['rev-parse', '--verify', '--quiet', name], { cwd: root }).status === 0
}

/** Returns the commit at which the branch left another one; on that one itself, the commit before the last. */
function forkOf(branch: string | undefined): string | undefined {
  if (branch === undefined) return undefined
  const fork = git('merge-base', branch, 'HEAD')
  const isOnIt = fork === git('rev-parse', 'HEAD')
  return isOnIt && git('status', '--porcelain') === '' && isCommit('HEAD~1') ? 'HEAD~1' : fork
}

/** Storybook takes seconds to start, which a change without stories should not pay for. */
function projectsOf(files: readonly string[]): string[] {
  const shown = /^(packages\/(portal-components|theme|fluid-sdk)|\.storybook)\//
  const isShown = files.some((file) => shown.test(file))
  return ['unit', 'components', 'acceptance', ...(isShown ? ['stories'] : [])].flatMap((project) => [
    '--project',
    project,
  ])
}

/** Prints the parts a change may break and no test here covers, because nothing imports them. */
function tellLeftOut() {
  const rings = [
    ...(changed.some((file) => file.startsWith('e2e/engines/')) ? ['engines'] : []),
    ...(changed.some((file) => /^(\.storybook\/|playwright|e2e\/build\.ts|packages\/demo-data\/)/.test(file))
      ? ['core']
      : []),
  ]
  for (const ring of rings) console.log(`Not judged here: \`pnpm check ${ring}\` does it.`)
}
