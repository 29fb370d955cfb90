import { tallyQuantity } from '@trade-portal/fluid-sdk'
import type { Product } from '@trade-portal/fluid-sdk'
import { useAddToCart } from '../../data/cart/additions'
import { draftOfProduct } from '../../data/drafts/draftNames'
import { useLastShown, useOpenings } from '../../hooks/openings'
import { LazyTallyModal } from '../TallyModal/LazyTallyModal'

export interface AddTallyProps {
  /** The product to ask about; `null` closes the modal. */
  product: Product | null
  /** Default: the product's first unit. */
  unit?: string
  onClose: () => void
}

/** Asks for a tally of a product and adds it to the cart. */
export function AddTally({ product, unit: chosenUnit, onClose }: AddTallyProps) {
  const addToCart = useAddToCart()
  const isOpen = product !== null
  const openings = useOpenings(isOpen)
  const shown = useLastShown(product)
  if (!shown) return null
  const { id, name, image, customerPrice, units } = shown
  const unit = chosenUnit ?? units[0] ?? ''
  return (
    <LazyTallyModal
      // Creates a new modal at each opening, because another modal may have submitted the draft since.
      key={`${id} ${openings}`}
      product={{ id, name, image, unit, price: customerPrice }}
      mode="add"
      draftName={draftOfProduct(id)}
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      onSubmit={async (tally) => {
        await addToCart.mutateAsync({ product: shown, unit, quantity: tallyQuantity(tally), tally })
      }}
    />
  )
}
