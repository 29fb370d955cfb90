import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './merchants.ts'

// Judges a change soon: the tests and stories that import what differs from `main`, in a commit or not yet, and the
// journeys that were changed themselves. The rings judge the rest.
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const since = process.argv[2] ?? git('merge-base', 'main', 'HEAD')
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', since).split('\n'),
  ...git('ls-files', '--others', '--exclude-standard').split('\n'),
].filter((file) => file !== '')
if (changed.length === 0) {
  console.log(`Nothing differs from ${since}.`)
  process.exit(0)
}
const sources = changed.filter((file) => /\.(ts|tsx|js|mjs)$/.test(file))
const commands = [
  ['prettier', '--check', '--ignore-unknown', ...changed],
  ...(sources.length > 0 ? [['eslint', '--max-warnings', '0', '--no-warn-ignored', ...sources]] : []),
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
process.exit(failed.length === 0 ? 0 : 1)

/** Storybook takes seconds to start, which a change that no story shows should not pay. */
function projectsOf(files: readonly string[]): string[] {
  const isShown = files.some((file) => /^(packages\/(portal-components|theme)|\.storybook)\//.test(file))
  return ['unit', 'components', 'acceptance', ...(isShown ? ['stories'] : [])].flatMap((project) => [
    '--project',
    project,
  ])
}
