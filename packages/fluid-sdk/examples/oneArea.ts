import { createCartArea, createContext, createSessionArea, loadConfiguration } from '@trade-portal/fluid-sdk'

const configuration = await loadConfiguration({ url: './config/configuration.json' })
const context = createContext({ configuration })
const session = createSessionArea(context)
const cart = createCartArea(context)

/** Puts a pack of screws in the cart of whoever is signed in, and says how many lines the cart has. */
export async function addScrews(): Promise<number> {
  if (!session.current()) throw new Error('Please sign in first.')
  await cart.addProduct({ productId: 'BBS14100', unit: 'box', quantity: 2 })
  const { lines } = await cart.read()
  return lines.length
}
