import { describe, expect, it } from 'vitest'
import { emptyCart } from '../testing/emptyCart'
import { attemptsIn } from '../testing/attemptsIn'
import { fixtureConfiguration } from '../testing/fixtureClient'
import { deliveryOf, openOrderBackEnd, orderOf } from '../testing/orderBackEnd'
import { createVirtualClock } from '../testing/virtualClock'
import type { OrderAttempt } from '../areas/orderAttempt'

describe('sending an order', () => {
  it('keeps all that finding it again needs, before it is sent [check-78]', async () => {
    const seen: OrderAttempt[][] = []
    const clock = createVirtualClock()
    const startedAt = clock.now()
    const backEnd = await openOrderBackEnd(
      () => ({
        processComplete: () => {
          seen.push(attemptsIn(backEnd.storage))
          return { quoteNumber: 100_234 }
        },
      }),
      clock,
    )
    await backEnd.client.orders.place(deliveryOf(await backEnd.client.cart.read()))
    expect(seen).toEqual([
      [
        {
          id: `C-9001@${startedAt}`,
          state: 'committing',
          cartId: 'C-9001',
          customer: { customerId: '4021', userId: 'U77' },
          kind: 'Order',
          orderReference: 'PO-7781',
          jobName: 'Stage 2',
          // 12 × 38.50 + 14.4 × 7.0978 + 50.05, in whole cents.
          amount: 6_142_600,
          knownTransactions: ['100200-0'],
          startedAt,
          end: null,
          number: null,
        },
      ],
    ])
  })

  it('keeps no amount to compare in the tax region, where tax comes later [check-79]', async () => {
    const configuration = { ...fixtureConfiguration, isTaxRegion: true }
    const { client, storage } = await openOrderBackEnd(undefined, { configuration })
    await client.orders.place(orderOf(await client.cart.read()))
    expect(attemptsIn(storage)).toMatchObject([{ amount: null }])
  })

  it('records a confirmed order before it reports it', async () => {
    const backEnd = await openOrderBackEnd()
    const input = orderOf(await backEnd.client.cart.read())
    const recorded = await backEnd.client.orders.place(input).then(() => attemptsIn(backEnd.storage))
    expect(recorded).toMatchObject([{ state: 'confirmed', number: '100234', cartId: 'C-9001' }])
  })

  it('gives the customer a new cart afterwards, after a reload too [check-81]', async () => {
    const backEnd = await openOrderBackEnd()
    await backEnd.client.orders.place(orderOf(await backEnd.client.cart.read()))
    expect(await backEnd.client.cart.open()).toEqual(emptyCart('C-9002'))
  })

  it('sends no credentials, unless the merchant wants them [check-78]', async () => {
    const credentialsOf = async (orderCredentials?: RequestCredentials) => {
      const { client, calls } = await openOrderBackEnd(undefined, orderCredentials && { orderCredentials })
      await client.orders.place(orderOf(await client.cart.read()))
      return calls.find(({ operation }) => operation === 'processComplete')?.request.credentials
    }
    expect(await credentialsOf()).toBe('omit')
    expect(await credentialsOf('include')).toBe('include')
  })

  it('confirms an order whose session ends while it is answered', async () => {
    const backEnd = await openOrderBackEnd(() => ({
      processComplete: () => {
        backEnd.client.session.signOut()
        return { quoteNumber: 100_234 }
      },
    }))
    const outcome = await backEnd.client.orders.place(orderOf(await backEnd.client.cart.read()))
    expect(outcome).toMatchObject({ status: 'confirmed', kind: 'Order', number: '100234' })
  })
})
