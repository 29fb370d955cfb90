import type { Product } from '@trade-portal/fluid-sdk'
import { memo, useRef, useState } from 'react'
import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { focusInvalid } from '../../parts/field/focusInvalid'
import { Button } from '../../parts/Button'
import type { ButtonProps } from '../../parts/Button'
import { Stepper } from '../../parts/field/Stepper'
import { usePortal, useMessages } from '../../context/PortalContext'
import { useAddToCart } from '../../data/cart/additions'
import { useInCart } from '../InCart/InCartSums'
import { productsMessages } from '../../messages/catalogue'

/** Two presses this close together count as one, because the quantity resets to 1 after the first. */
const DOUBLE_PRESS_MS = 350

export interface AddProductProps {
  product: Product
  unit: string
  /** The button's label: `Add` in a listing, `Add to cart` where there is room. */
  addLabel: string
  size?: 'medium' | 'large'
  /** No other product is in view. */
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
  addLabel,
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
    <Controls ref={controls}>
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
        <AddButton
          product={product}
          word={addLabel}
          isAlone={isPrimary}
          size={size}
          // Only a row with a chosen quantity gets a primary button.
          tone={isPrimary || quantity > 1 ? 'primary' : 'secondary'}
          isBusy={addToCart.isPending}
          onPress={() => void add()}
        />
      </Press>
    </Controls>
  )
})

interface AddButtonProps extends Omit<ButtonProps, 'children'> {
  product: Product
  /** The label while the cart holds none of the product. */
  word: string
  /** No other product is in view, so the label alone is a sufficient name. */
  isAlone: boolean
}

/** The accessible name begins with the visible label, followed by the product. */
function AddButton({ product, word, isAlone, ...button }: AddButtonProps) {
  const products = usePortal().messagesOf(productsMessages)
  const isInCart = useInCart(product.id) !== undefined
  const nameOf = isInCart ? products.addMoreOf : products.addOf
  return (
    <Button {...button} isFullWidth aria-label={isAlone ? undefined : nameOf(product.name)}>
      {isInCart ? products.addMore : word}
    </Button>
  )
}

const Controls = styled.div`
  display: flex;
  flex-wrap: var(--add-wrap, nowrap);
  align-items: flex-start;
  justify-content: flex-end;
  gap: var(--add-gap, ${token.space[12]});

  & > :first-child:not(:last-child) {
    flex: var(--step-grow, 0) 0 auto;
  }
`

/** The label may wrap onto two lines: "Add more" must not move the stepper before it. */
const Press = styled.div`
  flex: 1 1 0;
  min-inline-size: var(--add-width, 64px);

  &:not([data-tally]) > button {
    padding: 0 ${token.space[4]};
    line-height: 1.15;
    white-space: normal;
    overflow-wrap: normal;
  }

  /* A container with room to spare sets the variable to keep the button small. */
  &[data-tally] {
    flex: 0 1 var(--tally-button-width, 100%);
  }
`
