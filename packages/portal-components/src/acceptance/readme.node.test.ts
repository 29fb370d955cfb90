import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openNodeSandbox } from '@trade-portal/demo-data/node'
import { describe, expect, it } from 'vitest'
import { merchantClient } from '../testing/merchantClient'

const folder = join(import.meta.dirname, '../..')
const repository = join(folder, '../..')
const read = (path: string) => readFileSync(join(folder, path), 'utf8')
const readme = read('README.md')

describe("the package's README", () => {
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
