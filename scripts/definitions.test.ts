import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { definitions } from '../packages/portal-components/src/widgets/definitions.ts'
import { followingFiles } from './definitions.ts'
import { allRoutes } from './definitions/code.ts'
import { membersOf, viewOf } from './definitions/sources.ts'
import { root } from './merchants.ts'

describe('the definitions of the widgets', () => {
  it('are what entries, elements, routes and tables say: pnpm definitions [embed-50] [pack-01] [stories-04] [stories-06]', async () => {
    const files = Object.entries(await followingFiles())
    for (const [file, text] of files) expect(readFileSync(join(root, file), 'utf8'), file).toBe(text)
    const tables = files.flatMap(([, text]) =>
      [...text.matchAll(/<!-- table: (\w+) -->/g)].map(([, name]) => name),
    )
    expect(tables.sort()).toEqual(['elements', 'pages', 'portal', 'routes', 'widgets'])
  })

  it('give no name, element or address twice', () => {
    const all = [
      ...definitions.map(({ name }) => name),
      ...definitions.flatMap(({ element }) => element ?? []),
      ...allRoutes.map(({ route }) => route.path),
    ]
    expect(all.filter((each, index) => all.indexOf(each) !== index)).toEqual([])
  })
  it('stand beside a table of every prop of the provider [pack-01]', () => {
    const readme = readFileSync(join(root, 'packages/portal-components/README.md'), 'utf8')
    const [, section = ''] = readme.split('## The provider\n')
    const rows = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| `(\w+\??)` +\|/gm)].map(
      ([, name]) => name,
    )
    expect(rows).toEqual(membersOf('PortalProviderProps'))
  })

  it('are the only place outside its folder where a widget is written by hand', async () => {
    const written = Object.keys(await followingFiles())
    const sources = globSync(
      ['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}'],
      {
        cwd: root,
      },
    )
      .filter((file) => !/\.(test|stories)\.|\/(acceptance|testing)\//.test(file) && !written.includes(file))
      .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
    const plain = definitions.filter(
      ({ element, routes = [] }) => element && !viewOf(element) && !routes.some(({ isOwnPage }) => isOwnPage),
    )
    expect(plain.length).toBeGreaterThan(20)
    for (const { name } of plain) {
      const routes = sources.filter(
        ({ file, text }) => !file.includes(`/${name}/`) && text.includes(`/${name}/${name}`),
      )
      // A widget over the page has a surface of its name, which other widgets open.
      const others = routes.filter(({ text }) => !text.includes(`surfaces/${name}/${name}'`))
      expect(
        others.map(({ file }) => file),
        name,
      ).toEqual(['packages/portal-components/src/widgets/definitions.ts'])
    }
  })
})
