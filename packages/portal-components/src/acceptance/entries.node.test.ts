import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { exports, sideEffects } from '../../package.json'

const whole = readFileSync(join(import.meta.dirname, '../index.ts'), 'utf8')
const exported = [...whole.matchAll(/from '\.\/([^']*)'/g)].map(([, path]) => path ?? '')

/** The components of the whole, by their names. */
const components = exported.flatMap((path) => /\/([A-Z]\w*)$/.exec(path)?.[1] ?? []).filter(isComponent)

function isComponent(name: string) {
  return !name.endsWith('Context') && new RegExp(`export \\{ ${name}\\b`).test(whole)
}

describe('the entries of the package', () => {
  it('are one for each component of the whole, so that who takes one takes no other [embed-19]', () => {
    const entries = Object.keys(exports).map((name) => name.slice(2))
    expect(entries.filter((name) => /^[A-Z]/.test(name)).sort()).toEqual(components.sort())
  })

  it('hold what the whole holds of them [embed-19]', () => {
    for (const [name, file] of Object.entries(exports)) {
      if (name === '.') continue
      expect(exported).toContain(file['trade-portal-source'].replace(/^\.\/src\/|\.tsx?$/g, ''))
      expect(file.default).toBe(`./dist/${name.slice(2)}.js`)
      expect(file.types).toBe(`./dist/${name.slice(2)}.d.ts`)
    }
  })

  it('do nothing by being imported, so that a bundler leaves out what nobody names [embed-19]', () => {
    expect(sideEffects).toBe(false)
  })
})
