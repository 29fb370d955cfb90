import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { renderPortal } from '../../../testing/renderPortal'
import { HelpfulLinks } from './HelpfulLinks'

/** Replaces the merchant's links, by name and whether they are enabled. */
const withLinks =
  (links: Record<string, { value: string; isEnabled?: boolean }>): SandboxSetting['before'] =>
  (_, { database }) => {
    database.run("DELETE FROM widgets WHERE object_set = 'Links'")
    for (const [label, { value, isEnabled = true }] of Object.entries(links)) {
      database.run("INSERT INTO widgets VALUES ('Links', ?, 'link', ?, ?, '', '')", [
        label,
        Number(isEnabled),
        value,
      ])
    }
  }

const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const link = (name: string) => screen.getByRole('link', { name: new RegExp(`^Open Link: ${name}`) })

describe('<HelpfulLinks />', () => {
  it('has a card for each enabled entry with a value [help-04]', async () => {
    await renderPortal(<HelpfulLinks />, {
      before: withLinks({
        Spans: { value: 'https://spans.example' },
        Empty: { value: ' ' },
        Old: { value: 'https://old.example', isEnabled: false },
      }),
    })
    expect(await screen.findByRole('heading', { name: 'Spans' })).toBeVisible()
    expect(names()).toEqual(['Spans'])
    expect(link('Spans')).toHaveTextContent('Open Link')
  })

  it('leads to an address without http by //, and keeps mail, telephone and routes [help-05 help-06]', async () => {
    await renderPortal(<HelpfulLinks />, {
      before: withLinks({
        Account: { value: 'www.ironbark.example/account' },
        Mail: { value: 'mailto:trade@ironbark.example' },
        Ring: { value: 'tel:1300555010' },
        Orders: { value: '#/orders' },
        Page: { value: '/about' },
        Script: { value: 'javascript:alert(1)' },
        File: { value: 'ftp://files.example' },
      }),
    })
    await screen.findByRole('heading', { name: 'Account' })
    const addresses = ['Account', 'Mail', 'Ring', 'Orders', 'Page'].map((name) =>
      link(name).getAttribute('href'),
    )
    expect(addresses).toEqual([
      '//www.ironbark.example/account',
      'mailto:trade@ironbark.example',
      'tel:1300555010',
      '#/orders',
      '/about',
    ])
    expect(names()).toEqual(['Account', 'Mail', 'Ring', 'Orders', 'Page', 'Script', 'File'])
    expect(screen.getAllByRole('link')).toHaveLength(5)
    expect(link('Account')).toHaveAccessibleName('Open Link: Account, opens in a new tab')
    expect(link('Account')).toHaveAttribute('target', '_blank')
    for (const name of ['Mail', 'Ring', 'Orders', 'Page']) expect(link(name)).not.toHaveAttribute('target')
  })

  it('says that there are none, and leads home [help-04]', async () => {
    await renderPortal(<HelpfulLinks />, { before: withLinks({}) })
    expect(await screen.findByText('No links yet.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '#/')
  })

  it('says in its place that they could not be read, where the host asks for no more [help-08]', async () => {
    const { user, sandbox } = await renderPortal(<HelpfulLinks />, {
      faults: [{ operation: 'getWidgetConfiguration', kind: 'status', status: 404, times: Infinity }],
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    sandbox.faults.clear()
    await user.click(again)
    expect(await screen.findByRole('heading', { name: 'Span tables' })).toBeVisible()
  })
})
