import { expect, it } from 'vitest'
import { openBrowserSandbox } from './browser.ts'
import { imaginaryMerchant } from './testing/imaginaryMerchant.ts'
import { openWorld } from './testing/openWorld.ts'

const merchant = { merchant: imaginaryMerchant }
const customer = { customerID: '4021', deviceID: 'TP001' }

it('goes on from what was saved of it, the session included', async () => {
  const sandbox = await openBrowserSandbox(merchant)
  const before = openWorld({}, sandbox)
  await before.signIn()
  const { cartSessionId } = await before.call('createCart', { ...customer, sessionType: 'TPWEB' })
  const line = { customerID: customer.customerID, productID: 'NAIL90', quoteQty: 2 }
  await before.add(cartSessionId, line)
  const saved = sandbox.save()
  await before.add(cartSessionId, { ...line, quoteQty: 5 })

  const after = openWorld({}, await openBrowserSandbox({ ...merchant, saved }))
  after.session = before.session
  const contents = { sessionID: cartSessionId, tpaID: 'U77', userName: 'builder' }
  const { CartContents } = await after.call('getCartContents', contents)
  expect(CartContents).toMatchObject([{ productID: 'NAIL90', prodQty: 2 }])
  // A saved database must take writes as well as reads.
  await after.add(cartSessionId, line)
  expect((await after.call('getCartContents', contents)).CartContents).toMatchObject([{ prodQty: 4 }])
})

it('refuses bytes that are no data of the merchant', async () => {
  const saved = (await openBrowserSandbox(merchant)).save()
  await expect(
    openBrowserSandbox({ merchant: { ...imaginaryMerchant, id: 'cascade' }, saved }),
  ).rejects.toThrow('not of cascade')
  await expect(openBrowserSandbox({ ...merchant, saved: saved.slice(0, 5000) })).rejects.toThrow()
})
