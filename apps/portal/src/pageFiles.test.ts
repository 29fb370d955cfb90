import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from '@trade-portal/portal-components/host'
import { expect, it } from 'vitest'
import { routes } from '../pageFiles'

/** The portal's own table. Imported, it would bring all of its pages along. */
const table = readFileSync(join(import.meta.dirname, 'routes.tsx'), 'utf8')
const own = [...table.matchAll(/page\('([^']*)', '(\w+)'/g)].map(([, path = '', name = '']) => ({
  path,
  name,
}))
const known = [...own, ...pages].map(({ path, name }) => ({
  // As an address is looked up: its first segment, with a slash where another follows.
  place: path.slice(1).replace(/\/.*/, '/'),
  name,
}))

it('asks ahead for the pages that the portal has at these addresses [speed-34]', () => {
  expect(known.length).toBeGreaterThan(30)
  for (const [place, file] of Object.entries(routes)) {
    const optional = known.filter((each) => each.place === place || `${place}/` === each.place)
    expect(
      optional.map((each) => each.name),
      `/${place}`,
    ).toContain(file.split('/').at(-1))
  }
})
