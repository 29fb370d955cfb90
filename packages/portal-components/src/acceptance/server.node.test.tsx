import { createFluidClient } from '@trade-portal/fluid-sdk'
import { readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PortalProvider } from '../portal/PortalProvider'
import { everyWidget } from '../testing/everyWidget'
import { plainConfiguration } from '../testing/plainConfiguration'

const open = () => createFluidClient({ configuration: plainConfiguration, fetch: () => Promise.reject() })

describe('on a server', () => {
  it('every widget of the entry is tried', () => {
    const entry = readFileSync(new URL('../index.ts', import.meta.url), 'utf8')
    const names = [...entry.matchAll(/^export \{ (\w+).* from '\.\/widgets\//gm)].map(([, name]) => name)
    expect(Object.keys(everyWidget)).toEqual(names)
  })

  it.each(Object.entries(everyWidget))('%s is HTML already, without a page [embed-07]', (_, widget) => {
    expect(typeof document).toBe('undefined')
    const html = renderToString(<PortalProvider client={open()}>{widget}</PortalProvider>)
    expect(html).toContain('<div')
  })

  it('shows the skeleton of a list, and sends no call [embed-07]', () => {
    const html = renderToString(<PortalProvider client={open()}>{everyWidget['OrdersList']}</PortalProvider>)
    expect(html).toContain('Orders')
    expect(html).not.toContain('Sign in')
  })
})
