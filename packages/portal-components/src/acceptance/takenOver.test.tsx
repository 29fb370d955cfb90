import { openNodeSandbox } from '@trade-portal/demo-data/node'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { PortalProvider } from '../provider/PortalProvider'
import { everyWidget } from '../testing/everyWidget'
import { merchantClient } from '../testing/merchantClient'
import type { SandboxSetting } from '../testing/merchantClient'

/** Hydrates a server's HTML on the page. @returns React's messages about it. */
async function takeOver(name: string, setting: SandboxSetting) {
  const sandbox = openNodeSandbox({ merchant: 'ironbark', size: 'small' })
  onTestFinished(() => sandbox.close())
  const onServer = await merchantClient(sandbox, { signedIn: false })
  const client = await merchantClient(sandbox, setting)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<PortalProvider client={onServer}>{everyWidget[name]}</PortalProvider>)
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const mended: unknown[] = []
  const root = hydrateRoot(container, <PortalProvider client={client}>{everyWidget[name]}</PortalProvider>, {
    onRecoverableError: (error) => mended.push(error),
  })
  await new Promise((resolve) => setTimeout(resolve, 100))
  const said = [...report.mock.calls.map(([first]) => String(first)), ...mended.map(String)]
  root.unmount()
  report.mockRestore()
  container.remove()
  return said
}

// As on a real page, where no code waits for React.
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))
afterEach(() => void vi.unstubAllGlobals())

describe('HTML that a server made', () => {
  it.each(Object.keys(everyWidget))('is taken over by %s without a warning [embed-08]', async (name) => {
    expect(await takeOver(name, { signedIn: true })).toEqual([])
    expect(await takeOver(name, { signedIn: false })).toEqual([])
  })

  it('is taken over where the tab remembers how the list was seen last [embed-08]', async () => {
    expect(await takeOver('ProductList', { view: 'grid', seesPrices: true })).toEqual([])
  })
})
