import { defaultSettings } from '@trade-portal/fluid-sdk'
import type { Settings, WidgetEntry } from '@trade-portal/fluid-sdk'
import { describe, expect, it } from 'vitest'
import { messagesIn } from '../messages/MessagesOf'
import { portalMenus } from './portalMenus'
import type { MenuRoute, PortalMenusInput } from './portalMenus'
import { noConfiguration } from '../provider/signedOutPortal'
import { shellMessages } from '../messages/shell'

const messagesOf = messagesIn('en-AU', false)
const labels = [
  'My Account',
  'products',
  'downloads',
  'Price Book',
  'pay account',
  ' quotes/ORDERS ',
  'Invoices',
  'statements',
  'custom lists',
  'Administration',
]

const entry = (label: string, type = 'button', value = ''): WidgetEntry => ({
  label,
  type,
  value,
  secondValue: '',
  description: '',
})

const settings: Settings = {
  ...defaultSettings(noConfiguration),
  paymentProvider: 'windcave',
}

const everything: PortalMenusInput = {
  entries: labels.map((label) => entry(label)),
  settings,
  isPriceBookEnabled: true,
}

const account = (input: Partial<PortalMenusInput>) =>
  portalMenus({ ...everything, ...input }).account.map(({ to }) => to)
const bar = (input: Partial<PortalMenusInput>) =>
  portalMenus({ ...everything, ...input }).bar.map(({ to }) => to)
/** Returns the labels and paths of a menu, in its order. */
const shown = (routes: MenuRoute[]) => routes.map(({ to, word }) => [messagesOf(shellMessages)[word], to])
const without = (label: string) =>
  everything.entries.filter((candidate) => candidate.label.trim().toLowerCase() !== label)

describe('portalMenus', () => {
  it('shows Orders, Invoices, Statements and Custom Lists by their entries, whatever their case', () => {
    expect(shown(portalMenus(everything).bar)).toEqual([
      ['Orders', '/orders'],
      ['Invoices', '/invoices'],
      ['Statements', '/statements'],
      ['Custom Lists', '/custom-lists'],
      ['Quick Order', '/quick-order'],
    ])
    for (const [label, to] of [
      ['quotes/orders', '/orders'],
      ['invoices', '/invoices'],
      ['statements', '/statements'],
      ['custom lists', '/custom-lists'],
    ] as const) {
      expect(bar({ entries: without(label) })).toEqual(bar({}).filter((route) => route !== to))
    }
  })

  it('shows Account Admin, Downloads, Price Book and Pay Account by their entries', () => {
    expect(shown(portalMenus(everything).account)).toEqual([
      ['Account Admin', '/admin'],
      ['Downloads', '/downloads'],
      ['Price Book', '/pricebook'],
      ['Pay Account', '/pay-account'],
    ])
    for (const [label, to] of [
      ['administration', '/admin'],
      ['downloads', '/downloads'],
      ['price book', '/pricebook'],
      ['pay account', '/pay-account'],
    ] as const) {
      expect(account({ entries: without(label) })).toEqual(account({}).filter((route) => route !== to))
    }
  })

  it('hides Quick Order where the cart or the products are switched off [taps-252]', () => {
    expect(bar({ settings: { ...settings, hasCart: false } })).not.toContain('/quick-order')
    expect(bar({ settings: { ...settings, hasProducts: false } })).not.toContain('/quick-order')
    expect(bar({ entries: without('products') })).not.toContain('/quick-order')
  })

  it('hides Account Admin where account_admin_button_disabled is on', () => {
    expect(account({ settings: { ...settings, hasAccountAdmin: false } })).not.toContain('/admin')
  })

  it('hides Price Book where pricebook_button_disabled is on, or the merchant makes none for the customer', () => {
    expect(account({ settings: { ...settings, hasPriceBook: false } })).not.toContain('/pricebook')
    expect(account({ isPriceBookEnabled: false })).not.toContain('/pricebook')
  })

  it('hides Pay Account where pay_account_button_disabled is on, or no provider is known', () => {
    expect(account({ settings: { ...settings, hasPayAccount: false } })).not.toContain('/pay-account')
    expect(account({ settings: { ...settings, paymentProvider: null } })).not.toContain('/pay-account')
  })

  it('hides Products and Search where products_button_disabled is on, or there is no entry', () => {
    expect(portalMenus(everything).hasProducts).toBe(true)
    expect(portalMenus({ ...everything, settings: { ...settings, hasProducts: false } }).hasProducts).toBe(
      false,
    )
    expect(portalMenus({ ...everything, entries: without('products') }).hasProducts).toBe(false)
  })

  it('shows nothing of the account without ‘my account’', () => {
    const entries = [...without('my account'), entry('Job board', 'link', 'https://jobs.example')]
    expect(account({ entries })).toEqual([])
    expect(portalMenus({ ...everything, entries }).links).toEqual([])
  })

  it('shows only the routes that the host has', () => {
    const routes = ['/orders', '/downloads']
    expect(bar({ routes })).toEqual(['/orders'])
    expect(account({ routes })).toEqual(['/downloads'])
  })

  it('follows web, mail and telephone links, and shows others without a link [shell-14]', () => {
    const written: [string, string | null][] = [
      ['https://jobs.example/a?b=1', 'https://jobs.example/a?b=1'],
      ['http://jobs.example', 'http://jobs.example'],
      ['jobs.example', '//jobs.example'],
      ['jobs.example:8080/a', '//jobs.example:8080/a'],
      ['mailto:jobs@example.com', 'mailto:jobs@example.com'],
      ['tel:+61 2 5550 1234', 'tel:+61 2 5550 1234'],
      ['#/orders', '#/orders'],
      ['/jobs', '/jobs'],
      ['javascript:alert(1)', null],
      ['data:text/html,x', null],
      ['ftp://files.example', null],
      ['', null],
    ]
    const entries = [entry('my account'), ...written.map(([value]) => entry(`to ${value}`, 'link', value))]
    expect(portalMenus({ ...everything, entries }).links.map(({ href }) => href)).toEqual(
      written.map(([, href]) => href),
    )
  })
})
