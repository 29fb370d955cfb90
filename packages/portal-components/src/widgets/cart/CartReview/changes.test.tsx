import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { callsOf, rowOf } from '../../../testing/cartRows'
import { fillCart } from '../../../testing/fillCart'
import { holdCalls } from '../../../testing/holdCalls'
import { renderPortal } from '../../../testing/renderPortal'
import { CartReview } from './CartReview'

const screws = /screw/i
const removeScrews = async () => within(await rowOf(screws)).getByRole('button', { name: /^Remove/ })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'locks')
})

describe('changing the cart', () => {
  it('sends a removal when its Undo has stood for 7 s, and says product removed [cart-12, cart-14]', async () => {
    // Four times as fast.
    const { user, sandbox } = await renderPortal(<CartReview />, { before: fillCart(), pace: 4 })
    await user.click(await removeScrews())
    // In jsdom any focus counts as keyboard focus, which pauses the timer.
    act(() => (document.activeElement as HTMLElement).blur())
    await new Promise((resolve) => setTimeout(resolve, 1_250))
    expect(callsOf(sandbox, 'deleteCartProduct')).toEqual([])
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()

    await waitFor(() => expect(callsOf(sandbox, 'deleteCartProduct')).toHaveLength(1), { timeout: 3_000 })
    expect(await screen.findByText('product removed')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    // Uses real timers, on a machine that may be busy.
  }, 60_000)

  it('says that the cart is empty as soon as its last line is removed, and brings it back with Undo [cart-11]', async () => {
    const { user, sandbox } = await renderPortal(<CartReview />, {
      before: async (client) => {
        await client.cart.addProduct({ productId: 'BBS14100', unit: 'box', quantity: 2 })
      },
    })
    await user.click(await removeScrews())
    expect(await screen.findByText('Your cart is empty.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await rowOf(screws)).toBeVisible()
    expect(callsOf(sandbox, 'deleteCartProduct')).toEqual([])
  })

  it('leaves a row in the place of a removed line, which takes the focus and holds its time by keys [case-370 case-371]', async () => {
    const { user, sandbox } = await renderPortal(<CartReview />, { before: fillCart(), pace: 10 })
    const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    await rowOf(screws)
    const before = items()
    const position = before.findIndex((text) => /screw/i.test(text))
    ;(await removeScrews()).focus()
    await user.keyboard('{Enter}')
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect(undo).toHaveFocus()
    expect(undo).toHaveAccessibleDescription(/^Bugle Batten Screw.* removed$/)
    expect(items()[position]).toMatch(/^Bugle Batten Screw.* removedUndo$/)
    expect(items()).toHaveLength(before.length)
    // Twice its duration: the focus pauses the timer.
    await new Promise((resolve) => setTimeout(resolve, 1_400))
    expect(undo).toBeVisible()
    expect(callsOf(sandbox, 'deleteCartProduct')).toEqual([])
    await user.keyboard('{Enter}')
    expect(await removeScrews()).toHaveFocus()
    expect(items()).toEqual(before)
    await user.keyboard('{Enter}')
    await user.tab()
    await waitFor(() => expect(callsOf(sandbox, 'deleteCartProduct')).toHaveLength(1))
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(screen.queryByText(/Bugle Batten Screw/)).toBeNull()
  })

  it('stops at 1 [cart-16]', async () => {
    const { user, sandbox } = await renderPortal(<CartReview />, { before: fillCart() })
    const row = within(await rowOf(screws))
    const less = row.getByRole('button', { name: /^Decrease quantity of/ })
    await user.click(less)
    expect(row.getByRole('spinbutton')).toHaveValue('1')
    expect(less).toBeDisabled()
    await waitFor(() => expect(callsOf(sandbox, 'updateCartProduct')).toHaveLength(1))
    expect(callsOf(sandbox, 'updateCartProduct')).toMatchObject([{ payload: { quoteQty: 1 } }])
  })

  it('loses no tap while a call is under way [cart-17]', async () => {
    const { user, sandbox, client } = await renderPortal(<CartReview />, {
      before: fillCart(),
      faults: [{ operation: 'updateCartProduct', kind: 'delay', ms: 600 }],
    })
    const row = within(await rowOf(/concrete/i))
    const less = row.getByRole('button', { name: /^Decrease quantity of/ })
    await user.click(less)
    await waitFor(() => expect(callsOf(sandbox, 'updateCartProduct')).toHaveLength(1))
    expect(less).toBeEnabled()
    await user.click(less)
    await user.click(less)
    expect(row.getByRole('spinbutton')).toHaveValue('21')
    await waitFor(async () =>
      expect((await client.cart.read()).lines.map(({ quantity }) => quantity)).toContain(21),
    )
  })

  it('says how many changes wait while the browser is offline [cart-21]', async () => {
    const { user, sandbox } = await renderPortal(<CartReview />, { before: fillCart() })
    const row = within(await rowOf(screws))
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    // No call fails, so only the browser's own offline state counts.
    sandbox.faults.add({ operation: '*', kind: 'hang', times: Infinity })
    await user.click(row.getByRole('button', { name: /Increase quantity of/ }))
    await user.click(within(await rowOf(/concrete/i)).getByRole('button', { name: /Increase quantity of/ }))
    expect(await screen.findByText('2 changes waiting')).toBeVisible()
    expect(screen.getByText(/Changes are saved and sent when you’re back online/)).toBeVisible()
  })

  it('says that a change which waited for more than a day was dropped, and shows what the cart holds [cart-24]', async () => {
    const { sandbox } = await renderPortal(<CartReview />, {
      before: async (client) => {
        await fillCart()(client)
        const cart = await client.cart.read()
        const line = cart.lines.find(({ productId }) => productId === 'BBS14100')
        if (!line) throw new Error('The demo cart has no screws')
        const intent = {
          kind: 'quantity',
          lineId: line.id,
          cartId: cart.id,
          productId: line.productId,
          name: line.name,
          unit: line.unit,
          base: 2,
          sent: null,
          quantity: 9,
          at: Date.now() - 24 * 60 * 60_000 - 1000,
        }
        client.storage.set(`outbox:builder:${cart.id}:${line.id}`, JSON.stringify(intent))
      },
    })
    const row = await rowOf(screws)
    const words = /^Your change to Bugle Batten Screw.* wasn’t saved/
    const notices = screen.getByRole('region', { name: 'Notices' })
    expect(await within(notices).findByText(words)).toBeVisible()
    expect(within(row).getByRole('alert')).toHaveTextContent(
      'This change was over a day old and wasn’t sent.',
    )
    expect(within(row).getByRole('spinbutton')).toHaveValue('2')
    expect(callsOf(sandbox, 'updateCartProduct')).toEqual([])
  })

  it('leaves alone what somebody else changed meanwhile, and says so [cart-25]', async () => {
    const { user, sandbox, client } = await renderPortal(<CartReview />, { before: fillCart() })
    const row = await rowOf(screws)
    const line = (await client.cart.read()).lines.find(({ productId }) => productId === 'BBS14100')
    if (!line) throw new Error('The demo cart has no screws')
    const { id: lineId, productId, unit } = line
    await client.cart.updateLine({ lineId, productId, unit, quantity: 40 })
    await user.click(within(row).getByRole('button', { name: /Increase quantity of/ }))
    expect(await within(row).findByRole('alert')).toHaveTextContent(
      'This was changed somewhere else. These are the latest quantities.',
    )
    expect(within(row).getByRole('spinbutton')).toHaveValue('40')
    const notices = screen.getByRole('region', { name: 'Notices' })
    expect(within(notices).getByText(/^Your change to Bugle Batten Screw.* wasn’t saved/)).toBeVisible()
    expect(callsOf(sandbox, 'updateCartProduct')).toHaveLength(1)
  })

  it('changes a tally in its turn, never beside another call [cart-19]', async () => {
    const { user, sandbox } = await renderPortal(<CartReview />, { before: fillCart() })
    const { underWay, letThrough } = holdCalls(sandbox, 'updateCartProduct')
    const tally = await rowOf(/MGP10/)
    await user.click(within(await rowOf(screws)).getByRole('button', { name: /Increase quantity of/ }))
    await waitFor(() => expect(underWay.now).toBe(1))
    await user.click(within(tally).getByRole('button', { name: /^Update Tally/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Update Tally' }))
    await user.click(await dialog.findByRole('button', { name: 'Increase quantity of 3.6 m' }))
    await user.click(dialog.getByRole('button', { name: 'Update Tally' }))
    expect(underWay.now).toBe(1)
    letThrough()
    expect(await within(tally).findByText('90 m')).toBeVisible()
    expect(underWay.most).toBe(1)
  })

  it('is sent by one tab of this merchant and user at a time [cart-26]', async () => {
    const request = vi.fn((_name: string, work: () => Promise<unknown>) => work())
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
    const { user, sandbox } = await renderPortal(<CartReview />, { before: fillCart() })
    const held = Promise.withResolvers<void>()
    request.mockImplementation(async (_name, work) => held.promise.then(work))
    await user.click(within(await rowOf(screws)).getByRole('button', { name: /Increase quantity of/ }))
    await waitFor(() =>
      expect(request).toHaveBeenLastCalledWith(
        'trade:outbox:https://ironbark.example:builder',
        expect.anything(),
      ),
    )
    expect(callsOf(sandbox, 'updateCartProduct')).toEqual([])
    held.resolve()
    await waitFor(() => expect(callsOf(sandbox, 'updateCartProduct')).toHaveLength(1))
  })
})

describe('the lengths of tally lines', () => {
  /** Lets a test decide when rows become visible. */
  function stubSight() {
    const tellers: ((entries: { isIntersecting: boolean }[]) => void)[] = []
    class Sight {
      readonly #tell: (entries: { isIntersecting: boolean }[]) => void
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.#tell = tell
      }
      observe() {
        tellers.push(this.#tell)
      }
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Sight)
    return () => tellers.forEach((tell) => tell([{ isIntersecting: true }]))
  }

  it('are fetched when their line comes into sight, and again when Update Tally opens [cart-29, cart-31]', async () => {
    const scrollThere = stubSight()
    const { user, sandbox } = await renderPortal(<CartReview />, { before: fillCart() })
    const row = within(await rowOf(/MGP10/))
    expect(callsOf(sandbox, 'getCartTallies')).toEqual([])
    scrollThere()
    expect(await row.findByText('18 @ 2.4 m · 12 @ 3.6 m')).toBeVisible()
    expect(callsOf(sandbox, 'getCartTallies')).toHaveLength(1)

    await user.click(row.getByRole('button', { name: /^Update Tally/ }))
    await screen.findByRole('dialog', { name: 'Update Tally' })
    expect(callsOf(sandbox, 'getCartTallies')).toHaveLength(2)
  })

  it('are read four at a time [cart-30]', async () => {
    const scrollThere = stubSight()
    const { sandbox } = await renderPortal(<CartReview />, {
      before: async (client) => {
        for (let line = 1; line <= 6; line++) {
          const tally = [{ length: 2400, quantity: line }]
          await client.cart.addProduct({ productId: 'PINE9045H2', unit: 'm', tally })
        }
      },
      faults: [{ operation: 'getCartTallies', kind: 'hang', times: Infinity }],
    })
    await rowOf(/MGP10/)
    scrollThere()
    await waitFor(() => expect(callsOf(sandbox, 'getCartTallies')).toHaveLength(4))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(callsOf(sandbox, 'getCartTallies')).toHaveLength(4)
  })
})
