import { tallyQuantity } from '@trade-portal/fluid-sdk'
import type { Product } from '@trade-portal/fluid-sdk'
import { useAddToCart } from '../../data/cart/additions'
import { draftOfProduct } from '../../data/drafts/draftNames'
import { useOpenings } from '../../hooks/openings'
import { LazyTallyModal } from '../TallyModal/LazyTallyModal'

export interface AddTallyProps {
  product: Product
  unit: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Asks for a tally of a product and adds it to the cart. */
export function AddTally({ product, unit, isOpen, onOpenChange }: AddTallyProps) {
  const addToCart = useAddToCart()
  const openings = useOpenings(isOpen)
  const { id, name, image, customerPrice } = product
  if (openings === 0) return null
  return (
    <LazyTallyModal
      // Creates a new modal at each opening, because another modal may have submitted the draft since.
      key={`${id} ${openings}`}
      product={{ id, name, image, unit, price: customerPrice }}
      mode="add"
      draftName={draftOfProduct(id)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onSubmit={async (tally) => {
        await addToCart.mutateAsync({ product, unit, quantity: tallyQuantity(tally), tally })
      }}
    />
  )
}
