import { isFluidFieldError, isLostAnswer, isSessionGone } from '@trade-portal/fluid-sdk'
import type { AddToCartInput, FluidClient } from '@trade-portal/fluid-sdk'

/** Adds a product and returns the result as a sentence for the customer. */
export async function add(
  client: FluidClient,
  product: AddToCartInput,
  signal?: AbortSignal,
): Promise<string> {
  try {
    await client.cart.addProduct(product, { signal })
    return 'Added'
  } catch (error) {
    if (isSessionGone(error)) return 'Please sign in'
    if (isFluidFieldError(error)) return error.message
    if (isLostAnswer(error)) return 'It may have been added: look in the cart'
    if (signal?.aborted) return 'Given up'
    throw error
  }
}
