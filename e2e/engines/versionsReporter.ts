import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { root } from '../../scripts/merchants.ts'

/** The engines of a run, for the pages that list them. */
export const enginesFile = join(root, 'node_modules/.cache/trade-portal/engines.json')

export interface TriedEngine {
  engine: string
  version: string
  date: string
  /** Titles of the journeys that passed, by project. */
  passed: Record<string, string[]>
  failed: Record<string, string[]>
}

/** Records which version of which engine passed which journeys, and when. */
export default class VersionsReporter implements Reporter {
  private readonly engines = new Map<string, TriedEngine>()
  private date = ''

  onBegin(_config: FullConfig) {
    this.date = new Date().toISOString().slice(0, 10)
  }

  onTestEnd(journey: TestCase, { annotations, retry, status }: TestResult) {
    // A second attempt proves nothing.
    if (retry > 0) return
    const described = annotations.find(({ type }) => type === 'engine')?.description ?? ''
    const [engine, version] = described.split(' ')
    if (engine === undefined || version === undefined) return
    const tried = this.engines.get(described) ?? { engine, version, date: this.date, passed: {}, failed: {} }
    this.engines.set(described, tried)
    const outcome = status === 'passed' ? tried.passed : tried.failed
    const project = journey.parent.project()?.name ?? ''
    outcome[project] = [...(outcome[project] ?? []), journey.title]
  }

  onEnd() {
    if (this.engines.size === 0) return
    mkdirSync(dirname(enginesFile), { recursive: true })
    writeFileSync(enginesFile, `${JSON.stringify([...this.engines.values()], null, 2)}\n`)
  }
}
