import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findChromium } from './chromium.ts'

const bin = join(import.meta.dirname, '../node_modules/.bin')
const named = process.env['CHROMIUM_PATH']
if (named && !existsSync(named)) {
  console.error(
    `CHROMIUM_PATH names ${named}, and there is no such file. Correct it, or unset it to have one found.`,
  )
  process.exit(1)
}
const browser = findChromium() ?? playwrightsOwn() ?? install()
if (!browser) {
  console.error(
    'The tests need a Chromium, and none was found or could be installed. Install one (on Debian: apt-get install chromium), or set CHROMIUM_PATH to one, and run the tests again.',
  )
  process.exit(1)
}
console.log(`Testing with ${browser}`)
const { status } = spawnSync(
  process.execPath,
  [join(import.meta.dirname, 'check.ts'), ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: browser },
  },
)
process.exit(status ?? 1)

function playwrightsOwn(): string | null {
  const path = chromium.executablePath()
  return existsSync(path) ? path : null
}

/** Installs a Chromium: Playwright's, or Debian's if that is unreachable and permissions allow it. */
function install(): string | null {
  console.log('No Chromium found; installing one…')
  if (succeeds(join(bin, 'playwright'), ['install', 'chromium']) && playwrightsOwn()) return playwrightsOwn()
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    succeeds('apt-get', ['update'])
    const add = (name: string) => succeeds('apt-get', ['install', '-y', '--no-install-recommends', name])
    if (!add('chromium-headless-shell')) add('chromium')
  }
  return findChromium()
}

function succeeds(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'inherit', timeout: 10 * 60_000 })
    return true
  } catch {
    return false
  }
}
