import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { comparePictures, comparisonPage } from './comparePictures.ts'
import { root } from './merchants.ts'
import { run } from './run.ts'

const usage = `pnpm pictures [--keep] [--only-compare] [name …]

  Takes a picture of every screen and state, and compares it with those that were kept last, as of the last release.

  --keep          keeps the pictures that are there now, to be compared with from now on
  --only-compare  takes none anew`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { store: { type: 'boolean' }, 'only-compare': { type: 'boolean' }, help: { type: 'boolean' } },
})
if (values.help) {
  console.log(usage)
  process.exit(0)
}

const now = join(root, 'pictures')
const stored = join(now, 'kept')
if (values.store) {
  rmSync(stored, { recursive: true, force: true })
  mkdirSync(stored, { recursive: true })
  const pictures = readdirSync(now).filter((name) => name.endsWith('.png'))
  for (const name of pictures) cpSync(join(now, name), join(stored, name))
  console.log(`${pictures.length} pictures are kept in ${stored}.`)
  process.exit(0)
}
if (!values['only-compare']) {
  await run('playwright', ['test', '--config', 'playwright.pictures.config.ts', ...positionals], {
    cwd: root,
  })
}
const comparison = comparePictures(stored, now, join(now, 'differences'))
writeFileSync(join(now, 'index.html'), comparisonPage(comparison))
const { same, changed, added, gone } = comparison
console.log(
  `${changed.length} changed, ${added.length} new, ${gone.length} gone, ${same.length} the same: ${join(now, 'index.html')}`,
)
if (changed.length + gone.length > 0) process.exitCode = 1
