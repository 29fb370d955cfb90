import type { FluidClient } from '@trade-portal/fluid-sdk'
import type { Merchant } from '@trade-portal/demo-data'
import { merchantOf } from './merchantClient'

interface CartProducts {
  /** Sold by length, in metres or feet. */
  tally: string
  lengths: [number, number]
  boxed: string
  bagged: string
  longName: string
}

const cartProducts: Record<Merchant, CartProducts> = {
  ironbark: {
    tally: 'PINE9045H2',
    lengths: [3600, 2400],
    boxed: 'BBS14100',
    bagged: 'CONRS20',
    longName: 'FCLONG',
  },
  cascade: {
    tally: 'DF2X4',
    lengths: [12_000, 8000],
    boxed: 'DECKSC9-3',
    bagged: 'CONC80',
    longName: 'SHTLONG',
  },
}

/** Fills the cart as an earlier visit did: 12 and 18 pieces of two lengths, two boxes and 24 bags. */
export function fillCart() {
  return async (client: FluidClient) => {
    const products = cartProducts[merchantOf(client)]
    const [long, short] = products.lengths
    const tally = [
      { length: long, quantity: 12 },
      { length: short, quantity: 18 },
    ]
    await addTo(client, products.tally, { tally })
    await addTo(client, products.boxed, { quantity: 2 })
    await addTo(client, products.bagged, { quantity: 24 })
  }
}

/** Puts one product with a very long name in the cart. */
export function fillCartWithLongName() {
  return (client: FluidClient) => addTo(client, cartProducts[merchantOf(client)].longName, { quantity: 1250 })
}

async function addTo(
  client: FluidClient,
  productId: string,
  what: { quantity: number } | { tally: { length: number; quantity: number }[] },
) {
  const product = await client.catalogue.getProduct({ productId })
  if (!product) throw new Error(`The sandbox has no ${productId}`)
  await client.cart.addProduct({ productId, unit: product.units[0] ?? 'ea', ...what })
}
