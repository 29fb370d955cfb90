import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../merchants.ts'
import { rings } from './rings.ts'

const steps = rings.flatMap((ring) => [...ring.lanes.flat(), ...ring.steps])
const written = (pattern: string) =>
  globSync(pattern, {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|\.next|dist-demo)(\/|$)/.test(path),
  })

describe('the rings', () => {
  it('run every journey', () => {
    const folders = steps.flatMap(({ command, args }) =>
      command === 'playwright' ? args.filter((arg) => arg.startsWith('e2e/')) : [],
    )
    const run = folders.flatMap((folder) => globSync(`${folder}**/*.spec.ts`, { cwd: root }))
    const journeys = written('e2e/**/*.{spec,test}.*')
    expect(journeys.length).toBeGreaterThan(100)
    expect(journeys.filter((file) => !run.includes(file))).toEqual([])
  })

  it('look at the types of every file, but for a stranger’s project, which is compiled as such', () => {
    const projects = steps.flatMap(({ command, args }) => (command === 'tsc' ? [args.at(-1) ?? ''] : []))
    const compiled = projects.flatMap((project) =>
      execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', project, '--listFilesOnly'], {
        cwd: root,
        encoding: 'utf8',
      }).split('\n'),
    )
    const sources = written('{.storybook,apps,bench,e2e,packages,scripts,site}/**/*.{ts,tsx}')
    expect(sources.length).toBeGreaterThan(1000)
    const unseen = sources.filter((file) => !compiled.includes(join(root, file)))
    expect(unseen.filter((file) => !file.startsWith('scripts/packages/consumer/'))).toEqual([])
  })
})
