import type { FluidClient } from '@trade-portal/fluid-sdk'

/** Has the customer find lines on their pad that they wrote earlier, some of them under way to the cart when they left. */
export function fillPad(text: string, underWay: string[] = []) {
  return (client: FluidClient) => {
    const values = { text, underWay: JSON.stringify(underWay) }
    client.storage.set('draft:builder:quick-order', JSON.stringify({ at: Date.now(), values }))
  }
}
