import { FluidFieldError, FluidSessionExpiredError, FluidTransportError } from '@trade-portal/fluid-sdk'
import { describe, expect, it } from 'vitest'
import { sampleProduct } from '../../../testing/sampleProduct'
import { openTestOutbox } from '../../../testing/testOutbox'

const product = sampleProduct({ id: 'P7', name: 'Line 7', customerPrice: 10_000 })
const never = () => new Promise<void>(() => undefined)
const unsure = { type: 'unsure', names: ['Line 7'] }

type Page = ReturnType<typeof openTestOutbox>

const add = (page: Page, call: () => Promise<void>, options?: { isStored?: boolean }) =>
  page.outbox.add({ product, unit: 'ea', quantity: 4 }, call, options)

/** Reloads the page, even in the middle of a call. */
async function loadAgain(page: Page, { isSaid = true } = {}) {
  if (isSaid) page.outbox.leave()
  page.close()
  const next = page.reload()
  next.outbox.resume()
  await next.pass(0)
  return next
}

describe('an addition whose page goes', () => {
  it('is said by the next page not to be certain, once, where the cart does not hold it [cart-109]', async () => {
    const page = openTestOutbox({})
    void add(page, never)
    await page.pass(0)
    const next = await loadAgain(page)
    expect(next.events).toEqual([unsure])
    expect((await loadAgain(next)).events).toEqual([])
    expect(next.stored()).toBe(0)
  })

  it('is not spoken of where the cart holds it [cart-109]', async () => {
    const page = openTestOutbox({ 7: 2 })
    void add(page, () => {
      page.setInCart(7, 6)
      return never()
    })
    await page.pass(0)
    const next = await loadAgain(page)
    expect(next.stored()).toBe(0)
    expect(next.events).toEqual([])
  })

  it('is said not to be certain where the line has grown by another quantity [cart-109]', async () => {
    const page = openTestOutbox({ 7: 2 })
    void add(page, () => {
      page.setInCart(7, 3)
      return never()
    })
    await page.pass(0)
    expect((await loadAgain(page)).events).toEqual([unsure])
  })

  it('is said so although it waited for its turn and was never sent [cart-109]', async () => {
    const page = openTestOutbox({})
    void add(page, never)
    void add(page, never)
    await page.pass(0)
    expect((await loadAgain(page)).events).toEqual([unsure])
  })

  it('is looked for until the cart can be read [cart-109]', async () => {
    const page = openTestOutbox({})
    void add(page, never)
    await page.pass(0)
    page.setReadable(false)
    const next = await loadAgain(page)
    await next.pass(4_000)
    expect(next.events).toEqual([])
    page.setReadable(true)
    await next.pass(60_000)
    expect(next.events).toEqual([unsure])
  })

  it('is announced by the visible page, and by no other [cart-109]', async () => {
    const page = openTestOutbox({})
    const hidden = page.reload()
    hidden.setSeen(false)
    void add(page, never)
    await page.pass(0)
    page.outbox.leave()
    page.close()
    hidden.outbox.resume()
    await hidden.pass(1_000)
    expect(hidden.events).toEqual([])
    hidden.setSeen(true)
    hidden.outbox.resume()
    await hidden.pass(0)
    expect(hidden.events).toEqual([unsure])
  })

  it('is looked for after a while where the page had no time to say that it goes, and not before [cart-109]', async () => {
    const page = openTestOutbox({})
    void add(page, never)
    await page.pass(0)
    const next = await loadAgain(page, { isSaid: false })
    await next.pass(9 * 60_000)
    expect(next.events).toEqual([])
    await next.pass(60_000)
    expect(next.events).toEqual([unsure])
  })

  it('is left to a list that says it of its own lines', async () => {
    const page = openTestOutbox({})
    void add(page, never, { isStored: false })
    await page.pass(0)
    expect((await loadAgain(page)).events).toEqual([])
  })
})

describe('an addition that has been announced', () => {
  it('is announced by no other page when it is done', async () => {
    const page = openTestOutbox({})
    await add(page, async () => page.setInCart(7, 4))
    expect(page.stored()).toBe(0)
    expect((await loadAgain(page)).events).toEqual([])
  })

  it('is announced by no other page when it was refused', async () => {
    const page = openTestOutbox({})
    const refusal = new FluidFieldError([{ field: 'quoteQty', msg: 'Only 3 in stock' }], 'addCartProduct')
    await expect(add(page, () => Promise.reject(refusal))).rejects.toBe(refusal)
    expect((await loadAgain(page)).events).toEqual([])
  })

  it('is announced by no other page once its message was readable, and again where the page closed before that [cart-109]', async () => {
    const lost = new FluidTransportError('addCartProduct', null)
    const page = openTestOutbox({})
    await expect(add(page, () => Promise.reject(lost))).rejects.toBe(lost)
    const next = await loadAgain(page)
    expect(next.events).toEqual([unsure])
    await expect(add(next, () => Promise.reject(lost))).rejects.toBe(lost)
    await next.pass(2_000)
    expect((await loadAgain(next)).events).toEqual([])
  })
})

it('an addition whose session has ended is looked for once its customer is back [cart-109]', async () => {
  const ended = new FluidSessionExpiredError('Ended', 'addCartProduct')
  const page = openTestOutbox({})
  await expect(
    add(page, () => {
      page.closeSession()
      return Promise.reject(ended)
    }),
  ).rejects.toBe(ended)
  page.outbox.resume()
  await page.pass(60_000)
  expect(page.events).toEqual([])
  page.openSession()
  page.outbox.resume()
  await page.pass(0)
  expect(page.events).toEqual([unsure])
})
