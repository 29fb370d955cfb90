import type { Product } from '@trade-portal/fluid-sdk'
import { memo, useRef, useState } from 'react'
import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { focusInvalid } from '../../parts/field/focusInvalid'
import { Button } from '../../parts/Button'
import { Stepper } from '../../parts/field/Stepper'
import { usePortal, useMessages } from '../../context/PortalContext'
import { useAddToCart } from '../../data/cart/additions'
import { productsMessages } from '../../messages/catalogue'

/** Two presses this close together count as one, because the quantity resets to 1 after the first. */
const DOUBLE_PRESS_MS = 350

export interface AddProductProps {
  product: Product
  unit: string
  size?: 'medium' | 'large'
  /** No other product is in view: a filled button of its own. Default: one frame for the quantity and the button. */
  isPrimary?: boolean
  /** Called to open the tally modal. */
  onTally: (product: Product) => void
}

/**
 * Adds a product to the cart, by quantity or by tally. Renders nothing where the merchant has no cart. Memoised: the
 * rows of a listing rerender when prices arrive, and this is most of a row.
 */
export const AddProduct = memo(function AddProduct({
  product,
  unit,
  size = 'medium',
  isPrimary = false,
  onTally,
}: AddProductProps) {
  const { settings } = usePortal()
  const products = useMessages(productsMessages)
  const [quantity, setQuantity] = useState(1)
  const addToCart = useAddToCart()
  const controls = useRef<HTMLDivElement>(null)
  const lastAddAt = useRef(-DOUBLE_PRESS_MS)
  if (!settings.hasCart) return null

  if (product.isTally) {
    return (
      <Controls>
        <Press data-tally>
          <Button
            isFullWidth
            size={size}
            tone={isPrimary ? 'primary' : 'secondary'}
            aria-label={products.tallyOf(product.name)}
            onPress={() => onTally(product)}
          >
            {products.tally}
          </Button>
        </Press>
      </Controls>
    )
  }

  const add = async () => {
    // The typed text is not a valid quantity, and the previous value is not the one the customer asked for.
    if (focusInvalid(controls.current)) return
    const pressedAt = performance.now()
    if (pressedAt - lastAddAt.current < DOUBLE_PRESS_MS) return
    lastAddAt.current = pressedAt
    // Resets at once, so that the next quantity can be chosen while this request is in flight.
    setQuantity(1)
    try {
      await addToCart.mutateAsync({ product, unit, quantity })
    } catch {
      // The mutation reports the reason. A quantity chosen in the meantime is not overwritten.
      setQuantity((current) => (current === 1 ? quantity : current))
    }
  }

  return (
    <Controls ref={controls} data-joined={!isPrimary || undefined}>
      <Stepper
        label={products.quantityOf(product.name, unit)}
        increaseLabel={products.increase(product.name)}
        decreaseLabel={products.decrease(product.name)}
        invalidMessage={products.invalidQuantity}
        value={quantity}
        size={size}
        onChange={setQuantity}
      />
      <Press>
        <Button
          isFullWidth
          size={size}
          // Only a row with a chosen quantity gets a primary button.
          tone={isPrimary || quantity > 1 ? 'primary' : 'secondary'}
          isBusy={addToCart.isPending}
          // The accessible name begins with the visible label, followed by the product.
          aria-label={isPrimary ? undefined : products.addOf(product.name)}
          onPress={() => void add()}
        >
          {isPrimary ? products.addToCart : products.add}
        </Button>
      </Press>
    </Controls>
  )
})

const Controls = styled.div`
  display: flex;
  flex-wrap: var(--add-wrap, nowrap);
  align-items: flex-start;
  justify-content: flex-end;
  gap: ${token.space[12]};

  & > :first-child:not(:last-child) {
    flex: var(--step-grow, 0) 0 auto;
  }
  &[data-joined] {
    gap: 0;
  }
  &[data-joined] [data-frame] {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
    border-inline-end: 0;
  }
`

const Press = styled.div`
  flex: 1 1 0;
  min-inline-size: var(--add-width, 54px);

  [data-joined] > & > button {
    padding-inline: ${token.space[4]};
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  /* A container with room to spare sets the variable to keep the button small. */
  &[data-tally] {
    flex: 0 1 var(--tally-button-width, 100%);
  }
`
