import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../calls/settings'
import { parseCurrency, parseLocale } from '../configuration'
import { createFixtureClient, fixtureConfiguration, fixtureSignIn } from '../testing/fixtureClient'
import { isLabel } from './settings'

async function read(rows: Record<string, unknown>, isEnabled: unknown = true) {
  const WidgetConfiguration = Object.entries(rows).map(([label_object, object_value]) => ({
    label_object,
    object_value,
    is_enabled: isEnabled,
  }))
  const { client } = createFixtureClient({ getWidgetConfiguration: () => ({ WidgetConfiguration }) })
  await client.session.signIn(fixtureSignIn)
  return client.settings.read()
}

describe('settings', () => {
  it('have everything on and nothing hidden by default [set-13]', async () => {
    expect(await read({})).toEqual(defaultSettings(fixtureConfiguration))
    expect(defaultSettings(fixtureConfiguration)).toMatchObject({
      isTaxInclusive: false,
      hasProducts: true,
      hasCart: true,
      hidesProductPrices: false,
      hidesReviewPrices: false,
      hidesFinalPrices: false,
      hasPriceBook: true,
      hasPayAccount: true,
      hasAccountAdmin: true,
      pageSize: 20,
      despatchRules: 'literal',
      initialBranchId: null,
      paymentProvider: null,
      locale: 'en-AU',
      currency: 'AUD',
      isTaxRegion: false,
    })
  })

  it.each([true, 'yes', '1', 1, '', null, 'on'])('switch on with %j in an enabled row', async (value) => {
    expect((await read({ shopping_cart_disabled: value })).hasCart).toBe(false)
  })

  it.each([false, 'No', '0', 0, ' false '])('stay off with %j [set-12]', async (value) => {
    expect((await read({ shopping_cart_disabled: value })).hasCart).toBe(true)
  })

  it('stay off in a row that is not enabled [set-12]', async () => {
    const settings = await read({ hide_products_price: 'yes', pagesize: 50 }, 'no')
    expect(settings).toMatchObject({ hidesProductPrices: false, pageSize: 20 })
    expect(settings.values.size).toBe(0)
  })

  it.each([
    ['50', 50],
    [12.9, 12],
    ['', 20],
    ['0', 20],
    ['-5', 20],
    ['many', 20],
  ])('read a page size of %j as %i', async (pagesize, pageSize) => {
    expect((await read({ PageSize: pagesize })).pageSize).toBe(pageSize)
  })

  it('read values, and keep names that are unknown', async () => {
    const settings = await read({
      payment_provider: 'Windcave',
      despatch_rules: 'BY-PURPOSE',
      initial_branch: ' MEL ',
      locale: 'en-us',
      currency: 'US',
      'Something New': '7',
    })
    expect(settings).toMatchObject({
      paymentProvider: 'windcave',
      despatchRules: 'by-purpose',
      initialBranchId: 'MEL',
      locale: 'en-US',
      currency: 'USD',
    })
    expect(settings.values.get('something new')).toBe('7')
  })

  it('know the locales and currencies of the portal alone [set-10]', () => {
    expect(['en-AU', 'EN_us', 'fr-FR', ''].map(parseLocale)).toEqual(['en-AU', 'en-US', null, null])
    expect(['aud', 'USD', 'US', 'EUR', ''].map(parseCurrency)).toEqual(['AUD', 'USD', 'USD', null, null])
  })
})

describe('menus', () => {
  it('hold the enabled entries in their order, with pictures that can be shown', async () => {
    const rows = [
      { label_object: ' Quotes/Orders ', type_object: 'Button', is_enabled: 'true' },
      { label_object: 'Invoices', type_object: 'button', is_enabled: 0 },
      {
        label_object: 'Sale',
        type_object: 'ClickableImage',
        is_enabled: 1,
        object_value: 'sale.png',
        object_value_2: '/products',
      },
      { label_object: 'Bad', type_object: 'clickableimage', is_enabled: 1, object_value: 'javascript:x' },
    ]
    const { client } = createFixtureClient({ getWidgetConfiguration: () => ({ WidgetConfiguration: rows }) })
    await client.session.signIn(fixtureSignIn)
    const entries = await client.settings.listEntries('topbuttonbar')
    expect(entries.map(({ label, type, value }) => [label, type, value])).toEqual([
      ['Quotes/Orders', 'button', ''],
      ['Sale', 'clickableimage', 'https://fluid.example/sale.png'],
      ['Bad', 'clickableimage', ''],
    ])
    expect(entries[0] && isLabel(entries[0], 'quotes/ORDERS ')).toBe(true)
    expect(entries[0] && isLabel(entries[0], 'orders')).toBe(false)
  })

  it('are empty where the merchant has none', async () => {
    const none = { hasErrors: true, errorTable: [{ msg: 'No matching records' }] }
    const { client } = createFixtureClient({ getWidgetConfiguration: () => none })
    await client.session.signIn(fixtureSignIn)
    expect(await client.settings.listEntries('Links')).toEqual([])
  })
})
