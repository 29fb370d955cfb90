import { readFile, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { root } from '../../scripts/merchants.ts'
import { drawChart } from './drawChart.ts'
import { reportText } from './reportText.ts'
import type { Row } from './rows.ts'

export interface Measured {
  rows: readonly Row[]
  rounds: number
  /** The day of the measurement, as text. */
  date: string
  /** The browser's version. */
  browser: string
}

/** Rewrites docs/performance.md and its chart from the measurements alone. */
export async function writeReport(measured: Measured): Promise<void> {
  const file = join(root, 'docs/performance.md')
  const text = reportText({ ...measured, machine: machine(), versions: await versions(measured.browser) })
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }))
  await writeFile(join(root, 'docs/performance.svg'), drawChart(measured.rows))
}

function machine(): string {
  const [first] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} cores (${first?.model.trim()}), ${memory} GB, ${process.platform}`
}

async function versions(browser: string): Promise<string> {
  const { dependencies } = JSON.parse(await readFile(join(root, 'bench/package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const named = Object.entries(dependencies).map(([name, version]) => `${name} ${version}`)
  return [`Node ${process.versions.node}`, `Chromium ${browser}`, ...named].join(', ')
}
