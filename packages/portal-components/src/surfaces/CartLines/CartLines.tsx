import type { Cart, CartLine } from '@trade-portal/fluid-sdk'
import { startTransition, useEffect, useState } from 'react'
import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { useChangeQuantity, useRemovals } from '../../data/cart/cart'
import { usePricesBefore } from '../../data/cart/pricesBefore'
import { useIsPrinting } from '../../hooks/useIsPrinting'
import { useStableHandler } from '../../hooks/useStableHandler'
import { usePortal } from '../../context/PortalContext'
import { cartWords } from '../../messages/cart'
import { UndoRow, undoRow } from '../UndoRow/UndoRow'
import type { LineProblem } from '../../data/cart/outbox/cartOutbox'
import type { ShownCart } from '../../data/cart/outbox/shownCart'
import { CartLineRow } from './CartLineRow'
import type { CartLineRowProps } from './CartLineRow'
import { useRowFocus } from './useRowFocus'
import { row } from './CartLineRow.styles'

export interface CartLinesProps extends Pick<CartLineRowProps, 'hidesPrice' | 'hidesTotal'> {
  cart: Cart & Partial<Pick<ShownCart, 'removed'>>
  /** Why the last change of a line was taken back, by line. */
  problems?: ReadonlyMap<number, LineProblem>
  label: string
  /** Stands below what is seen first: its place is held until that is on the screen. */
  isLater?: boolean
}

/** More than a screen holds. A cart of more lines shows these first. */
const FIRST = 16

/** Lines that are cheap to draw whole. Of a longer cart, those that are far from the screen have their words alone. */
const WHOLE = 60

/** Likely height of a line in px, as in the styles, for those that are still to come. */
const LIKELY_HEIGHT = 99

/** The products of a cart, each of which can be changed or removed. */
export function CartLines({
  cart,
  problems,
  label,
  hidesPrice,
  hidesTotal,
  isLater = false,
}: CartLinesProps) {
  const { say } = usePortal()
  const { listRef, keepFocusAt } = useRowFocus()
  const changeQuantity = useChangeQuantity()
  const removals = useRemovals()
  const priceBefore = usePricesBefore()
  const { isWhole, isPrinting } = useIsWhole()
  /** The line that was last brought back: it takes the focus, wherever it stands. */
  const [restored, setRestored] = useState<number | null>(null)
  const { lines, removed = [] } = cart
  const isLong = lines.length > FIRST
  const first = isLong && isLater ? 0 : FIRST
  const hasFarLines = lines.length > WHOLE && !isPrinting
  const drawn = isWhole ? lines : lines.slice(0, first)
  const setQuantity = useStableHandler((line: CartLine, quantity: number) =>
    changeQuantity(cart, line, quantity),
  )
  const remove = useStableHandler((line: CartLine) => removals.remove(cart, line))
  const removedAt = (index: number) =>
    removed
      .filter(({ position }) => position === index)
      .map(({ line }) => (
        <UndoRow
          key={`removed ${line.id}`}
          text={say(cartWords).removed(line.name)}
          onUndo={() => {
            removals.undo(line)
            setRestored(line.id)
            keepFocusAt(index)
          }}
          onElapsed={() => removals.commit(line)}
        />
      ))
  const toCome = lines.length - drawn.length
  return (
    <Lines
      ref={listRef}
      aria-label={label}
      aria-busy={toCome > 0 || undefined}
      data-long={isLong || undefined}
      // Back finds the page as high as it was left.
      style={toCome > 0 ? { paddingBlockEnd: toCome * LIKELY_HEIGHT } : undefined}
    >
      {/* The rows are one list: each keeps its time and its focus when the line after it goes as well. */}
      {drawn
        .flatMap((line, index) => [
          ...removedAt(index),
          <CartLineRow
            key={line.id}
            cartId={cart.id}
            line={line}
            problem={problems?.get(line.id)}
            hidesPrice={hidesPrice}
            hidesTotal={hidesTotal}
            // The last one is met first from below, as with the Tab key.
            isFar={hasFarLines && index >= first && index < lines.length - 1 && line.id !== restored}
            priceBefore={priceBefore(line)}
            onQuantity={setQuantity}
            onRemove={remove}
          />,
        ])
        .concat(drawn.length === lines.length ? removedAt(lines.length) : [])}
    </Lines>
  )
}

/** Tells when the lines beyond the first may be drawn: after those are on the screen, bit by bit, and at once for paper. */
function useIsWhole() {
  const [isWhole, setIsWhole] = useState(false)
  const isPrinting = useIsPrinting()
  useEffect(() => startTransition(() => setIsWhole(true)), [])
  return { isWhole: isWhole || isPrinting, isPrinting }
}

interface RemovedLinesProps {
  cart: ShownCart
  label: string
}

/** Offers to bring the last lines of a cart back, over the words that it is empty. */
export function RemovedLines({ cart, label }: RemovedLinesProps) {
  if (cart.removed.length === 0) return null
  return (
    <Removed>
      <CartLines cart={cart} label={label} />
    </Removed>
  )
}

/** Its rows lay themselves out by the room that the list has, not the page. */
export const Lines = styled.ul`
  container-type: inline-size;
  box-sizing: border-box;
  margin: 0;
  padding: 0;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background-color: ${token.color.surfaceRaised};
  list-style: none;

  & > li {
    ${row}
  }
  & > li[data-removed] {
    ${undoRow}
  }
  /* Of a long cart the browser lays out what is near the screen alone; it still finds, reads out and reaches the rest. */
  &[data-long] > li {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 99px;
  }
  @media print {
    border: 0;

    &[data-long] > li {
      content-visibility: visible;
    }
  }
`

const Removed = styled.div`
  margin-block-end: ${token.space[16]};
`
