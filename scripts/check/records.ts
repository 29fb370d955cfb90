import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../merchants.ts'
import { reports } from './steps.ts'
import type { RingRun } from './table.ts'

/** The run of a ring, stored for a later command. */
interface RingRecord {
  run: RingRun
  /** The sources of the run. */
  sources: string
}

const fileOf = (name: string) => join(reports, `ring-${name.replaceAll(' ', '-')}.json`)

/** Deletes the record of a ring before a new run. */
export const dropRecord = (name: string) => rmSync(fileOf(name), { force: true })

export function writeRecord(run: RingRun) {
  mkdirSync(reports, { recursive: true })
  writeFileSync(fileOf(run.name), JSON.stringify({ run, sources: sourcesNow() } satisfies RingRecord))
}

/**
 * Reads the run of a ring by an earlier command.
 *
 * @throws {Error} when there is none, or one of other sources.
 */
export function readRecord(name: string): RingRun {
  if (!existsSync(fileOf(name))) throw new Error(`The ring ${name} has not run: \`pnpm test\` runs it.`)
  const { run, sources } = JSON.parse(readFileSync(fileOf(name), 'utf8')) as RingRecord
  if (sources !== sourcesNow()) {
    throw new Error(`The ring ${name} has run on other sources: \`pnpm test\` runs it again.`)
  }
  return run
}

/** Returns the commit and the uncommitted differences, or an empty text without a repository. */
function sourcesNow(): string {
  const git = (...args: string[]) => {
    try {
      return execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 })
    } catch {
      return ''
    }
  }
  const differences = createHash('sha256').update(git('diff', 'HEAD')).digest('hex')
  return `${String(git('rev-parse', 'HEAD')).trim()} ${differences}`
}
