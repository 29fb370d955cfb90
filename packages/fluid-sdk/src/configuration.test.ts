import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFluidClient } from './client'
import { loadConfiguration } from './configuration'
import type { Configuration } from './configuration'
import { fixtureConfiguration } from './testing/fixtureClient'
import { scriptedFetch } from './testing/scriptedFetch'

const entry = {
  endpointUrl: 'https://fluid.example/erp/',
  device_id: 'TP001',
  company_id: 1,
  usa: 'no',
  abn: '11 222 333 444',
  company_name: 'Example Timber',
  company_email: 'hello@timber.example',
}

/** Loads a file as the page at `baseUrl` would. */
function load(file: unknown, baseUrl = 'https://shop.example/trade/#/cart') {
  return loadConfiguration({
    url: './config/configuration.json',
    baseUrl,
    fetch: async (url) => {
      const isThere = String(url) === new URL('./config/configuration.json', baseUrl).href
      return isThere ? Response.json(file) : new Response('', { status: 404 })
    },
  })
}

const loadEntry = (changes: object, baseUrl?: string) =>
  load({ DeviceList: [{ ...entry, ...changes }] }, baseUrl)

describe('loadConfiguration', () => {
  it('reads the first entry of the device list', async () => {
    expect(await load({ DeviceList: [entry, { device_id: 'other' }] })).toEqual({
      endpoint: 'https://fluid.example/erp',
      deviceId: 'TP001',
      companyId: '1',
      isTaxRegion: false,
      companyName: 'Example Timber',
      companyEmail: 'hello@timber.example',
      abn: '11 222 333 444',
      locale: 'en-AU',
      currency: 'AUD',
    })
  })

  it.each([
    ['', 'https://shop.example'],
    [null, 'https://shop.example'],
    ['.', 'https://shop.example/trade'],
    ['api/', 'https://shop.example/trade/api'],
    ['/api', 'https://shop.example/api'],
    ['https://erp.example', 'https://erp.example'],
    ['https://erp.example:8443/a/b?x=1#y', 'https://erp.example:8443/a/b'],
  ])('resolves the endpoint "%s" to %s', async (endpointUrl, endpoint) => {
    expect((await loadEntry({ endpointUrl })).endpoint).toBe(endpoint)
  })

  it('follows the tax region unless the entry names a locale or a currency', async () => {
    expect(await loadEntry({ usa: 'true' })).toMatchObject({
      isTaxRegion: true,
      locale: 'en-US',
      currency: 'USD',
    })
    expect(await loadEntry({ usa: 1, locale: 'en-au', currency: 'aud' })).toMatchObject({
      locale: 'en-AU',
      currency: 'AUD',
    })
    expect(await loadEntry({ locale: 'fr-FR', currency: 'US' })).toMatchObject({
      locale: 'en-AU',
      currency: 'USD',
    })
  })

  it.each([{}, { DeviceList: [] }, { DeviceList: ['x'] }, [], 'x'])(
    'refuses a file without an entry: %j',
    async (file) => {
      await expect(load(file)).rejects.toMatchObject({ name: 'FluidError', operation: 'loadConfiguration' })
    },
  )

  it('refuses an endpoint that is no http address', async () => {
    await expect(loadEntry({ endpointUrl: 'ftp://x.example' })).rejects.toMatchObject({ name: 'FluidError' })
  })

  it.each([
    'erp.example.com',
    'erp.example.com/fluid',
    'erp.example.com:8443/a',
    'localhost:4400',
    'localhost/a',
  ])('refuses the endpoint "%s", which has no https://, and says so [case-237]', async (endpointUrl) => {
    await expect(loadEntry({ endpointUrl })).rejects.toThrow(`write https://${endpointUrl}`)
  })

  it.each(['api', './erp.example', '/erp.example', 'api/v1.2/fluid'])(
    'takes "%s" for the path that it is [case-237]',
    async (endpointUrl) => {
      expect((await loadEntry({ endpointUrl })).endpoint).toMatch(/^https:\/\/shop\.example\//)
    },
  )

  it('distinguishes a file that cannot be had from one that cannot be used', async () => {
    const loadWith = (fetch: typeof globalThis.fetch) =>
      loadConfiguration({ url: 'https://shop.example/c.json', fetch })
    await expect(loadWith(async () => new Response('', { status: 404 }))).rejects.toMatchObject({
      status: 404,
    })
    await expect(loadWith(async () => new Response('<html>'))).rejects.toMatchObject({ status: 200 })
    await expect(loadWith(() => Promise.reject(new TypeError('offline')))).rejects.toMatchObject({
      status: null,
    })
  })

  it('says which file cannot be had, or read [sdk-308]', async () => {
    const url = 'https://shop.example/c.json'
    const loadWith = (fetch: typeof globalThis.fetch) => loadConfiguration({ url, fetch })
    await expect(loadWith(async () => new Response('', { status: 404 }))).rejects.toThrow(`404 from ${url}`)
    await expect(loadWith(async () => new Response('<html>'))).rejects.toThrow(`of ${url} cannot be read`)
    await expect(loadWith(() => Promise.reject(new TypeError('offline')))).rejects.toThrow(
      `No answer from ${url}`,
    )
    await expect(loadWith(async () => Response.json({ DeviceList: [] }))).rejects.toThrow(
      `${url} has no entry in a DeviceList`,
    )
  })

  it('says that an address needs a page where there is none [sdk-308]', async () => {
    await expect(loadConfiguration({ url: './config/configuration.json' })).rejects.toMatchObject({
      name: 'FluidError',
      message: expect.stringContaining('give an absolute url'),
    })
  })
})

describe('a file that another origin serves, or that Node reads', () => {
  const file = 'https://shop.example/trade/config/configuration.json'

  it.each([
    ['', 'https://shop.example'],
    [null, 'https://shop.example'],
    ['.', 'https://shop.example/trade'],
    ['api/', 'https://shop.example/trade/api'],
    ['/api', 'https://shop.example/api'],
    ['https://erp.example/x/', 'https://erp.example/x'],
  ])('has the endpoint "%s" that its own portal has: %s [sdk-307]', async (endpointUrl, endpoint) => {
    const fetch = async () => Response.json({ DeviceList: [{ ...entry, endpointUrl }] })
    const [own, ...others] = await Promise.all([
      loadConfiguration({ url: file, baseUrl: 'https://shop.example/trade/#/cart', fetch }),
      loadConfiguration({ url: file, fetch }),
      loadConfiguration({ url: file, baseUrl: 'https://blog.example/posts/7', fetch }),
      loadConfiguration({ url: file, baseUrl: 'about:blank', fetch }),
      loadConfiguration({ url: file, baseUrl: file, fetch }),
    ])
    expect(own?.endpoint).toBe(endpoint)
    expect(others.map((other) => other.endpoint)).toEqual(others.map(() => endpoint))
  })

  it('lies beside its endpoint where it is in no config folder [sdk-307]', async () => {
    const fetch = async () => Response.json({ DeviceList: [{ ...entry, endpointUrl: 'api' }] })
    const { endpoint } = await loadConfiguration({ url: 'https://cdn.example/m/ironbark.json?v=3', fetch })
    expect(endpoint).toBe('https://cdn.example/m/api')
  })
})

describe('a configuration that is written by hand', () => {
  afterEach(() => void vi.unstubAllGlobals())

  const open = (configuration: Partial<Configuration>) => {
    const { fetch, calls } = scriptedFetch({})
    const client = createFluidClient({ configuration: { ...fixtureConfiguration, ...configuration }, fetch })
    return { client, calls }
  }

  it('may end its endpoint with a slash [sdk-309]', async () => {
    const { client, calls } = open({ endpoint: ' https://x.example/erp// ' })
    expect(client.configuration.endpoint).toBe('https://x.example/erp')
    await client.session.signIn({ username: 'ann', password: 'p' }).catch(() => undefined)
    expect(new URL(calls[0]?.request.url ?? '').pathname).toBe('/erp/fluid/FluidAppServerProxy')
  })

  it('may name its endpoint by a path of the page [sdk-309]', () => {
    vi.stubGlobal('location', { href: 'https://shop.example/trade/#/cart' })
    expect(open({ endpoint: '/erp' }).client.configuration.endpoint).toBe('https://shop.example/erp')
    expect(open({ endpoint: '' }).client.configuration.endpoint).toBe('https://shop.example')
  })

  it('is refused with an endpoint that is no address [sdk-309]', () => {
    for (const endpoint of ['', '/erp', 'ftp://x.example']) {
      expect(() => open({ endpoint })).toThrow('The endpoint of the configuration is no http address')
    }
    expect(() => open({ endpoint: 'erp.example' })).toThrow('write https://erp.example')
  })

  it('is asked for by a sentence where there is none, or one that was not waited for [sdk-308]', () => {
    const sentence = 'Give the client a configuration: { configuration: await loadConfiguration({ url }) }'
    const create = createFluidClient as (options?: unknown) => unknown
    const given = [undefined, {}, { configuration: null }, { configuration: Promise.resolve() }]
    for (const options of given) expect(() => create(options)).toThrow(sentence)
  })
})
