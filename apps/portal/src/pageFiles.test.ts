import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { routes } from '../pageFiles'

/** The portal's own table. Imported, it would bring all of its pages along. */
const table = readFileSync(join(import.meta.dirname, 'routes.tsx'), 'utf8')
const known = [...table.matchAll(/path: '\/([^']*)',\s*name: '(\w+)'/g)].map(([, path = '', name = '']) => ({
  // As an address is looked up: its first segment, with a slash where another follows.
  place: path.replace(/\/.*/, '/'),
  name,
}))

it('asks ahead for the pages that the portal has at these addresses [speed-34]', () => {
  expect(known.length).toBeGreaterThan(30)
  for (const [place, name] of Object.entries(routes)) {
    const optional = known.filter((each) => each.place === place || `${place}/` === each.place)
    expect(
      optional.map((each) => each.name),
      `/${place}`,
    ).toContain(name)
  }
})
