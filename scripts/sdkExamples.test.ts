import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openNodeSandbox } from '@trade-portal/demo-data/node'
import type { Sandbox } from '@trade-portal/fluid-sandbox'
import { createFluidClient, createMemoryStorage, loadConfiguration } from '@trade-portal/fluid-sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { root } from './merchants.ts'

const shop = 'https://shop.example/trade/'
let sandbox: Sandbox
let said: string[]

/** Serves the demo merchant to every caller, as `pnpm start` does, and the session of a host's own server. */
beforeEach(() => {
  sandbox = openNodeSandbox({ merchant: 'ironbark', size: 'small' })
  said = []
  vi.stubGlobal('fetch', serve)
  vi.spyOn(console, 'log').mockImplementation((line: unknown) => void said.push(String(line)))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sandbox.close()
})

async function serve(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  if (String(input).endsWith('/config/configuration.json')) {
    return new Response(readFileSync(join(root, 'apps/portal/public/config/configuration.json')))
  }
  if (input === '/account/trade-session') return Response.json(hostSessions.shift())
  return sandbox.fetch(new Request(input, init))
}

let hostSessions: { id: string; username: string }[] = []

const customer = { username: 'builder', password: 'ironbark' }

async function openClient() {
  const configuration = await loadConfiguration({ url: `${shop}config/configuration.json` })
  return createFluidClient({ configuration, tabStorage: createMemoryStorage() })
}

/** Signs the customer in directly with the merchant, without a client. */
async function login(): Promise<string> {
  const address = `${shop}fluid/FluidAppServerProxy?ipApi=userLogin&ipService=Frameworks.Interfaces.Mobile.TradePortal&ipFunction=login`
  const body = new URLSearchParams({ ...customer, userid: 'builder', domain: 'frameworks', extra: '' })
  const answer = await sandbox.fetch(new Request(address, { method: 'POST', body }))
  return ((await answer.json()) as { sessionID: string }).sessionID
}

describe('the examples of the SDK', () => {
  it('go from nothing to an order in Node, with an empty endpoint [sdk-312, sdk-307]', async () => {
    await import('../packages/fluid-sdk/examples/firstOrder')
    const text = said.join('\n')
    expect(said).toContain('Structural Pine MGP10 70 × 35 H2: $2.69 / m')
    expect(text).toMatch(/comes in 0\.9, 1\.2, .* 4\.8 m/)
    expect(text).toContain('21.6 m Structural Pine MGP10 90 × 45 H2: $92.45')
    expect(text).toMatch(/\$\d+\.\d\d \+ \$\d+\.\d\d GST = \$\d+\.\d\d/)
    const [, number] = /Order (\d+) is placed$/.exec(text) ?? []
    const client = await openClient()
    await client.session.signIn(customer)
    const orders = await client.transactions.listOrders()
    expect(orders.find((order) => String(order.number) === number)).toMatchObject({
      orderReference: 'PO-7781',
      jobName: 'Lot 7, Wattle Court',
    })
    const [, total = ''] = / = \$([\d.]+)/.exec(text) ?? []
    expect(orders.find((order) => String(order.number) === number)?.amount).toBe(Number(total) * 10_000)
  })

  it('say what became of a write [sdk-312]', async () => {
    const { add } = await import('../packages/fluid-sdk/examples/errors')
    const client = await openClient()
    const screws = { productId: 'BBS14100', unit: 'box', quantity: 2 }
    expect(await add(client, screws)).toBe('Please sign in')
    await client.session.signIn(customer)
    expect(await add(client, screws)).toBe('Added')
    expect(await add(client, { ...screws, quantity: 0 })).toBe('The quantity must be above 0')
    expect(await add(client, screws, AbortSignal.abort())).toBe('Given up')
    vi.stubGlobal('fetch', async () => new Response('', { status: 502 }))
    expect(await add(client, screws)).toBe('It may have been added: look in the cart')
  })

  it('take a session over from the host, and again when it has ended [sdk-312, sdk-301]', async () => {
    vi.stubGlobal('location', { href: shop })
    const sessions = [await login(), await login()]
    hostSessions = ['none', ...sessions].map((id) => ({ id, username: 'builder' }))
    const { client, followHost } = await import('../packages/fluid-sdk/examples/hostSession')
    await followHost()
    expect(client.session.current()).toMatchObject({ username: 'builder', isRemembered: false })
    expect(hostSessions).toHaveLength(1)
    sandbox.database.run('UPDATE sessions SET is_ended = 1 WHERE id = ?', [sessions[0] ?? ''])
    await expect(client.cart.open()).rejects.toMatchObject({ name: 'FluidSessionExpiredError' })
    await vi.waitFor(() => expect(client.session.current()).not.toBeNull())
    expect(await client.cart.open()).toMatchObject({ lines: [] })
  })

  it('take a configuration that is written by hand [sdk-312, sdk-309]', async () => {
    const { client } = await import('../packages/fluid-sdk/examples/byHand')
    expect(client.configuration.endpoint).toBe('https://erp.example.com')
    await client.session.signIn(customer)
    expect((await client.cart.open()).lines).toEqual([])
  })

  it('take one area alone, which shares its session with the client [sdk-312]', async () => {
    vi.stubGlobal('location', { href: shop })
    vi.stubGlobal('document', {})
    vi.stubGlobal('localStorage', createMemoryStorage())
    const { addScrews } = await import('../packages/fluid-sdk/examples/oneArea')
    await expect(addScrews()).rejects.toThrow('Please sign in first.')
    const client = await openClient()
    await client.session.signIn({ ...customer, isRemembered: true })
    expect(await addScrews()).toBe(1)
  })
})
