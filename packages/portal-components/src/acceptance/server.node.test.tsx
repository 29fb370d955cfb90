import { createFluidClient } from '@trade-portal/fluid-sdk'
import { readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { PortalProvider } from '../provider/PortalProvider'
import { everyWidget } from '../testing/everyWidget'
import { noConfiguration } from '../provider/signedOutPortal'

const open = () => createFluidClient({ configuration: noConfiguration, fetch: () => Promise.reject() })

describe('on a server', () => {
  it('every widget of the entries is tried', () => {
    const entries = ['index', 'host'].map((name) =>
      readFileSync(new URL(`../${name}.ts`, import.meta.url), 'utf8'),
    )
    const names = [...entries.join('').matchAll(/^export \{\s*([A-Z]\w+)[^}]*\} from '\.\/widgets\//gm)].map(
      ([, name]) => name,
    )
    expect(Object.keys(everyWidget).sort()).toEqual(names.sort())
  })

  it.each(Object.entries(everyWidget))('%s is HTML already, without a page [embed-07]', (_, widget) => {
    expect(typeof document).toBe('undefined')
    const html = renderToString(<PortalProvider client={open()}>{widget}</PortalProvider>)
    expect(html).toContain('<div')
  })

  it('shows the skeleton of a list, and sends no call [embed-07]', () => {
    const html = renderToString(<PortalProvider client={open()}>{everyWidget['OrdersTable']}</PortalProvider>)
    expect(html).toContain('Orders')
    expect(html).not.toContain('Sign in')
  })

  it('leaves no timer behind, which would keep what it read and the process for minutes [embed-21]', () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    renderToString(<PortalProvider client={open()}>{Object.values(everyWidget)}</PortalProvider>)
    expect(vi.getTimerCount()).toBe(0)
  })
})
