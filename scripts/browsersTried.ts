import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { enginesFile } from '../e2e/engines/versionsReporter.ts'
import type { TriedEngine } from '../e2e/engines/versionsReporter.ts'
import { root } from './merchants.ts'

/** Returns the rows of a run's engines: an engine and its version, a width, and its journeys. */
export function tableOfTried(engines: readonly TriedEngine[]): string {
  const rows = engines.flatMap(({ engine, version, date, passed, failed }) =>
    Object.keys({ ...passed, ...failed })
      .sort()
      .map((project) => {
        const failures = failed[project] ?? []
        const outcome = `${passed[project]?.length ?? 0} passed${failures.length > 0 ? `, failed: ${failures.join('; ')}` : ''}`
        return `| ${engine} ${version} | ${project.replace(/^\D+/, '')} px | ${outcome} | ${date} |`
      }),
  )
  return ['| engine | width | journeys | on |', '| ------ | ----- | -------- | -- |', ...rows].join('\n')
}

if (import.meta.main) {
  const file = join(root, 'docs/browsers.md')
  const tried = JSON.parse(readFileSync(enginesFile, 'utf8')) as TriedEngine[]
  const text = readFileSync(file, 'utf8').replace(
    /(<!-- tried -->\n)[^]*(\n<!-- \/tried -->)/,
    (_, before: string, after: string) => `${before}\n${tableOfTried(tried)}\n${after}`,
  )
  writeFileSync(file, text)
}
