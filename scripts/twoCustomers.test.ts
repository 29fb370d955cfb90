import { openNodeSandbox } from '@trade-portal/demo-data/node'
import type { Sandbox } from '@trade-portal/fluid-sandbox'
import { createFluidClient, createMemoryStorage } from '@trade-portal/fluid-sdk'
import type { FluidClient } from '@trade-portal/fluid-sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ironbarkAt } from './packages/ironbark.ts'

let sandbox: Sandbox

beforeEach(() => {
  sandbox = openNodeSandbox({ merchant: 'ironbark', size: 'small' })
  // The storages of Node 25, Deno and Bun, which exist without a page.
  vi.stubGlobal('localStorage', createMemoryStorage())
  vi.stubGlobal('sessionStorage', createMemoryStorage())
})

afterEach(() => {
  vi.unstubAllGlobals()
  sandbox.close()
})

function openClient(): FluidClient {
  return createFluidClient({
    configuration: ironbarkAt('https://erp.example'),
    fetch: (...request) => sandbox.fetch(new Request(...request)),
  })
}

const builder = { username: 'builder', password: 'ironbark' }
const joiner = { username: 'joiner', password: 'ironbark' }
const DANA = 'dana@ridgeline-carpentry.example'
const SAM = 'sam@whitlock-joinery.example'

describe('two clients on a server that has storages of its own', () => {
  it.each([false, true])(
    'never share a session, though one is remembered: %s [case-010]',
    async (isRemembered) => {
      const [first, second] = [openClient(), openClient()]
      await first.session.signIn({ ...builder, isRemembered })
      expect((await first.account.getUser()).email).toBe(DANA)
      expect(second.session.current()).toBeNull()
      await expect(second.account.getUser()).rejects.toMatchObject({ name: 'FluidNotSignedInError' })

      await second.session.signIn({ ...joiner, isRemembered })
      expect((await second.account.getUser()).email).toBe(SAM)
      expect((await first.account.getUser()).email).toBe(DANA)
    },
  )

  it('of one customer share neither a cart nor what a portal keeps [case-011]', async () => {
    const [first, second] = [openClient(), openClient()]
    await first.session.signIn(builder)
    await second.session.signIn(builder)
    await first.cart.addProduct({ productId: 'BBS14100', unit: 'box', quantity: 2 })
    expect((await first.cart.read()).lines).toHaveLength(1)
    expect((await second.cart.open()).lines).toEqual([])
    first.storage.set('draft', 'half a form')
    expect(second.storage.get('draft')).toBeNull()
  })
})
