import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { configurationFields, loadConfiguration } from './configuration'

const folder = join(import.meta.dirname, '../../..')
const read = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8')) as unknown
const schema = read('packages/fluid-sdk/configuration.schema.json') as {
  definitions: { entry: { properties: Record<string, { description: string }> } }
}
const { properties } = schema.definitions.entry
const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(schema)
const faultsOf = (file: unknown) => (validate(file) ? [] : validate.errors)

const load = (file: unknown) =>
  loadConfiguration({
    url: 'https://shop.example/config/configuration.json',
    fetch: async () => Response.json(file),
  })

const plain = { device_id: 'TP', company_id: '01' }

/** A value for each field that differs from its default. */
const telling: Record<(typeof configurationFields)[number], unknown> = {
  endpointUrl: 'https://erp.example.com',
  device_id: 'WEB-01',
  company_id: '02',
  usa: true,
  company_name: 'Example Timber',
  company_email: 'trade@example.com',
  abn: '11 222 333 444',
  locale: 'en-US',
  currency: 'USD',
}

describe('the schema of the configuration', () => {
  const files = globSync(
    ['apps/portal/{public,merchants/*}/config/*.json', 'examples/**/configuration.json'],
    {
      cwd: folder,
      exclude: (path) => /node_modules|dist/.test(path),
    },
  )

  it.each(files)('takes %s [embed-66]', (path) => {
    expect(files.length).toBeGreaterThan(1)
    expect(faultsOf(read(path))).toEqual([])
  })

  it('takes what the README shows, with its own address for an editor, and that is loaded [embed-66]', async () => {
    const readme = readFileSync(join(folder, 'packages/fluid-sdk/README.md'), 'utf8')
    const shown = [...readme.matchAll(/```json\n([^`]*)```/g)].map(
      ([, text = '']) => JSON.parse(text) as object,
    )
    expect(shown).not.toEqual([])
    for (const file of shown) {
      expect(faultsOf(file)).toEqual([])
      expect(file).toHaveProperty('$schema')
      expect(await load(file)).toMatchObject({ companyName: 'Example Timber' })
    }
  })

  it('refuses a file without an entry, a misspelled field and a currency that is not known [embed-66]', () => {
    expect(faultsOf({ DeviceList: [] })).not.toEqual([])
    expect(faultsOf({ Devices: [plain] })).not.toEqual([])
    expect(faultsOf({ DeviceList: [{ ...plain, endpoint_url: '' }] })).not.toEqual([])
    expect(faultsOf({ DeviceList: [{ ...plain, currency: 'NZD' }] })).not.toEqual([])
    expect(faultsOf({ DeviceList: [plain] })).toEqual([])
  })

  it('has the fields that are read of an entry, each with its words, and no other [embed-66]', async () => {
    expect(Object.keys(properties)).toEqual([...configurationFields])
    const nothing = await load({ DeviceList: [plain] })
    for (const [field, value] of Object.entries(telling)) {
      expect(properties[field]?.description, field).toMatch(/\.$/)
      const file = { DeviceList: [{ ...plain, [field]: value }] }
      expect(faultsOf(file), field).toEqual([])
      expect(await load(file), field).not.toEqual(nothing)
    }
  })
})
