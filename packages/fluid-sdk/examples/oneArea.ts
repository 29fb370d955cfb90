import { createCartArea, createContext, createSessionArea, loadConfiguration } from '@trade-portal/fluid-sdk'

const configuration = await loadConfiguration({ url: './config/configuration.json' })
const context = createContext({ configuration })
const session = createSessionArea(context)
const cart = createCartArea(context)

/** Adds a pack of screws to the signed-in customer's cart and returns the number of lines in the cart. */
export async function addScrews(): Promise<number> {
  if (!session.current()) throw new Error('Please sign in first.')
  await cart.addProduct({ productId: 'BBS14100', unit: 'box', quantity: 2 })
  const { lines } = await cart.read()
  return lines.length
}
