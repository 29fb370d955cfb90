import { describe, expect, it } from 'vitest'
import { loadConfiguration } from './configuration'

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

  it('tells a file that cannot be had from one that cannot be used', async () => {
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

  it('needs an absolute address where there is no page', async () => {
    await expect(loadConfiguration({ url: './config/configuration.json' })).rejects.toMatchObject({
      name: 'FluidError',
    })
  })
})
