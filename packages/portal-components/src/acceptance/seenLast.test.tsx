import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ordersQuery } from '../data/transactions/transactions'
import { sharedStateOf } from '../provider/sharedState'
import { holdAnswers } from '../testing/heldAnswer'
import type { HeldAnswer } from '../testing/heldAnswer'
import { renderPortal } from '../testing/renderPortal'
import { OrdersTable } from '../widgets/orders/OrdersTable/OrdersTable'

/** Shows cached orders. @returns a function that refetches them. */
async function openOrders(pace?: number) {
  const portal = await renderPortal(<OrdersTable />, { ...(pace !== undefined && { pace }) })
  const count = await screen.findByText(/\d+ shown/)
  const { queryClient } = sharedStateOf(portal.client, pace ?? 1)
  const readAgain = () => {
    void queryClient.invalidateQueries({ queryKey: ordersQuery(portal.client).queryKey })
  }
  return { ...portal, count, readAgain, isReading: () => queryClient.isFetching() > 0 }
}

const AGE = /^\d+ shown · as of \d+:\d\d [ap]m$/

describe('a list that was seen before', () => {
  it('is shown with its age while it is refetched, unless that takes but a moment [speed-56]', async () => {
    const { sandbox, count, readAgain } = await openOrders()
    const held: HeldAnswer[] = holdAnswers(sandbox, 'getCustomerTransactions', 'Order')
    readAgain()
    await waitFor(() => expect(held).toHaveLength(1))
    expect(count).not.toHaveTextContent(AGE)
    await waitFor(() => expect(count).toHaveTextContent(AGE))
    expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(3)
    held[0]?.rest()
    await waitFor(() => expect(count).not.toHaveTextContent(AGE))
  })

  it('stays with its age where it could not be refetched [speed-56]', async () => {
    const { sandbox, count, readAgain, isReading } = await openOrders(100)
    sandbox.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    readAgain()
    await waitFor(() => expect(isReading()).toBe(false))
    expect(count).toHaveTextContent(AGE)
    expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(3)
  })
})
