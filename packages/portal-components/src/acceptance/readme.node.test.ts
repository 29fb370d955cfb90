import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openNodeSandbox } from '@trade-portal/demo-data/node'
import { describe, expect, it } from 'vitest'
import { merchantClient } from '../testing/merchantClient'

const folder = join(import.meta.dirname, '../..')
const repository = join(folder, '../..')
const read = (path: string) => readFileSync(join(folder, path), 'utf8')
const readme = read('README.md')

const sources = [
  ...globSync('src/**/*.{ts,tsx}', { cwd: folder }).map(read),
  read('../fluid-sdk/src/areas/transactionId.ts'),
].join('\n')

/** The names of a type's members, an optional one with its question mark. */
function membersOf(type: string): string[] {
  const found = new RegExp(`interface ${type}(?: extends ([\\w, ]+))? \\{\\n(.*?)\\n\\}`, 's').exec(sources)
  if (found) {
    const [, bases = '', body = ''] = found
    const inherited = bases.split(', ').filter(Boolean).flatMap(membersOf)
    return [...inherited, ...[...body.matchAll(/^ {2}(\w+\??): /gm)].map(([, name = '']) => name)]
  }
  const [, picks, base, keys = ''] =
    new RegExp(`type ${type} = (?:(Pick|Omit)<)?(\\w+)(?:, ([^>]*)>)?\\n`).exec(sources) ?? []
  if (!base) throw new Error(`No source declares ${type} in a way that this test reads.`)
  const named = (member: string) => keys.includes(`'${member.replace('?', '')}'`)
  return membersOf(base).filter((member) => !picks || named(member) === (picks === 'Pick'))
}

/** The widgets of the package's main entry, each with its props as the table writes them. */
function widgets(): string[][] {
  const exported = [...read('src/index.ts').matchAll(/export \{\s*(\w+)([^}]*)\} from '\.\/widgets\//g)]
  return exported.map(([, name = '', rest = '']) => {
    const props = rest.includes(`${name}Props`) ? membersOf(`${name}Props`) : []
    return [`\`${name}\``, props.map((prop) => `\`${prop}\``).join(', ') || '–']
  })
}

/** The first and the last cell of each row that begins with a name. */
function rowsUnder(heading: string): string[][] {
  const [, section = ''] = readme.split(`## ${heading}\n`)
  const [table = ''] = section.split('\n## ')
  return [...table.matchAll(/^\| (`\w+\??`) +\|.*?(?:\| ([^|]*?) +)?\|$/gm)].map(
    ([, name = '', props = '']) => [name, props],
  )
}

describe("the package's README", () => {
  it('lists every widget with the props that its type has [pack-01]', () => {
    expect(rowsUnder('Widgets')).toEqual(widgets())
  })

  it('lists every prop of the provider [pack-01]', () => {
    const names = membersOf('PortalProviderProps').map((name) => `\`${name}\``)
    expect(rowsUnder('The provider').map(([name]) => name)).toEqual(names)
  })

  it("shows the example that is type-checked, as the project's README does [pack-02]", () => {
    const example = read('examples/firstPage.tsx')
    for (const text of [readme, readFileSync(join(repository, 'README.md'), 'utf8')])
      expect([...text.matchAll(/```tsx\n(.*?)```/gs)].map(([, code]) => code)).toContain(example)
  })

  it("names a category and a type of the demo's catalogue [pack-03]", async () => {
    const [, categoryId = '', typeId = ''] =
      /categoryId: '([^']*)', typeId: '([^']*)'/.exec(read('examples/firstPage.tsx')) ?? []
    const client = await merchantClient(openNodeSandbox({ merchant: 'ironbark', size: 'small' }), {})
    const { products } = await client.catalogue.listProducts({ categoryId, typeId, page: 1, pageSize: 5 })
    expect(products.length).toBeGreaterThan(0)
  })
})
