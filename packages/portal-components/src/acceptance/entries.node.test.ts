import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { exports, sideEffects } from '../../package.json'

const [embedded, hosted] = ['index', 'host'].map((entry) =>
  readFileSync(join(import.meta.dirname, `../${entry}.ts`), 'utf8'),
) as [string, string]
const whole = embedded + hosted
const pathsOf = (text: string) => [...text.matchAll(/from '\.\/([^']*)'/g)].map(([, path]) => path ?? '')
const exported = pathsOf(whole)

/** The names of the components in both complete entries. */
const components = exported.flatMap((path) => /\/([A-Z]\w*)$/.exec(path)?.[1] ?? []).filter(isComponent)

function isComponent(name: string) {
  return !name.endsWith('Context') && new RegExp(`export \\{\\s*${name}\\b`).test(whole)
}

describe('the entries of the package', () => {
  it('are one for each component of the whole, so that who takes one takes no other [embed-19]', () => {
    const entries = Object.keys(exports).map((name) => name.slice(2))
    expect(entries.filter((name) => /^[A-Z]/.test(name)).sort()).toEqual(components.sort())
  })

  it('hold what the whole holds of them [embed-19]', () => {
    for (const [name, file] of Object.entries(exports)) {
      if (name === '.' || name === './host' || !('trade-portal-source' in file)) continue
      expect(exported).toContain(file['trade-portal-source'].replace(/^\.\/src\/|\.tsx?$/g, ''))
      expect(file.default).toBe(`./dist/${name.slice(2)}.js`)
      expect(file.types).toBe(`./dist/${name.slice(2)}.d.ts`)
    }
  })

  it('give to a host of a whole portal what an embedding page has no use for, and nothing twice [embed-22]', () => {
    expect(Object.keys(exports)).toContain('./host')
    expect(pathsOf(hosted).filter((path) => pathsOf(embedded).includes(path))).toEqual([])
    for (const path of pathsOf(embedded))
      expect(path).toMatch(/^(provider|context|routes|messages|widgets)\//)
  })

  it('do nothing by being imported, so that a bundler leaves out what nobody names [embed-19]', () => {
    // Only the elements have a side effect.
    expect(sideEffects).toEqual(['./dist/embed/portal.js'])
  })
})
