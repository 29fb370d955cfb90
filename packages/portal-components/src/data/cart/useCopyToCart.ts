import { isFluidFieldError } from '@trade-portal/fluid-sdk'
import type { Cart } from '@trade-portal/fluid-sdk'
import { useCartOutbox } from './outbox/useCartOutbox'
import { useCartReads } from './useCartReads'
import { useWrite } from '../useWrite'
import type { Write } from '../useWrite'

type CopyOptions<Source> = Required<Pick<Write<Source, unknown, Cart>, 'found' | 'refused'>> & {
  /** Has the merchant add the goods to the cart. */
  copy: (source: Source) => Promise<unknown>
  /** Said when the cart holds them. */
  done: string
  /** Said when nobody can tell: "We could not tell whether …: check the cart". */
  unsure: string
}

/**
 * Adds to the cart what the merchant has written down already, such as a list. Use it for whatever is copied as a whole;
 * it is over when the cart that holds it has been read.
 */
export function useCopyToCart<Source>({ copy, ...options }: CopyOptions<Source>) {
  const { outbox } = useCartOutbox()
  const { readCart, knownCart } = useCartReads()
  return useWrite({
    ...options,
    write: copy,
    refresh: readCart,
    before: knownCart,
    // Changes that wait come first: they are the older ones.
    inTurn: (_, work) => outbox.afterAll(work),
    isSingle: true,
    isOverWhenRead: true,
  })
}

/** All that the merchant would not copy, a line each; `null` where it did not say. */
export function refusals(error: unknown): string | null {
  if (!isFluidFieldError(error)) return null
  const said = new Set(error.errors.map(({ msg }) => msg.trim()).filter(Boolean))
  return said.size > 0 ? [...said].join('\n') : null
}
