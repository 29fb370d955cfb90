import type { Cart, CartLine } from '@trade-portal/fluid-sdk'
import { startTransition, useEffect, useState } from 'react'
import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { useChangeQuantity, useRemovals } from '../../data/cart/cartLines'
import { usePricesBefore } from '../../data/cart/pricesBefore'
import { useIsPrinting } from '../../hooks/useIsPrinting'
import { useStableHandler } from '../../hooks/useStableHandler'
import { useMessages } from '../../context/PortalContext'
import { cartMessages } from '../../messages/cart'
import { UndoRow, undoRow } from '../UndoRow/UndoRow'
import type { LineProblem } from '../../data/cart/outbox/cartOutbox'
import type { ShownCart } from '../../data/cart/outbox/shownCart'
import { CartLineRow } from './CartLineRow'
import type { CartLineRowProps } from './CartLineRow'
import { useRowFocus } from './useRowFocus'
import { row } from './CartLineRow.styles'

export interface CartLinesProps extends Pick<CartLineRowProps, 'hidesPrice' | 'hidesTotal'> {
  cart: Cart & Partial<Pick<ShownCart, 'removed'>>
  /** Why the last change of a line was reverted, by line id. */
  problems?: ReadonlyMap<number, LineProblem>
  label: string
  /** The list is below the fold: only its space is reserved until the content above it is on screen. */
  isLater?: boolean
}

/** More lines than a screen holds. A longer cart renders these first. */
const FIRST = 16

/** Up to this many lines are cheap to render in full. A longer cart renders only text far from the viewport. */
const WHOLE = 60

/** Estimated height of an unrendered line in px, as in the styles. */
const LIKELY_HEIGHT = 99

/** The lines of a cart, with controls to change or remove each. */
export function CartLines({
  cart,
  problems,
  label,
  hidesPrice,
  hidesTotal,
  isLater = false,
}: CartLinesProps) {
  const words = useMessages(cartMessages)
  const { listRef, restoreFocusAt } = useRowFocus()
  const changeQuantity = useChangeQuantity()
  const removals = useRemovals()
  const priceBefore = usePricesBefore()
  const { isWhole, isPrinting } = useIsWhole()
  /** The last restored line. It takes the focus, wherever it is. */
  const [restored, setRestored] = useState<number | null>(null)
  const { lines, removed = [] } = cart
  const isLong = lines.length > FIRST
  const first = isLong && isLater ? 0 : FIRST
  const hasFarLines = lines.length > WHOLE && !isPrinting
  const rendered = isWhole ? lines : lines.slice(0, first)
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
          text={words.removed(line.name)}
          onUndo={() => {
            removals.undo(line)
            setRestored(line.id)
            restoreFocusAt(index)
          }}
          onElapsed={() => removals.commit(line)}
        />
      ))
  const toCome = lines.length - rendered.length
  return (
    <Lines
      ref={listRef}
      aria-label={label}
      aria-busy={toCome > 0 || undefined}
      data-long={isLong || undefined}
      // Keeps the page's height, so that Back restores the scroll position.
      style={toCome > 0 ? { paddingBlockEnd: toCome * LIKELY_HEIGHT } : undefined}
    >
      {/* Lines and undo rows are one list: each keeps its timer and its focus when the line after it is removed too. */}
      {rendered
        .flatMap((line, index) => [
          ...removedAt(index),
          <CartLineRow
            key={line.id}
            cartId={cart.id}
            line={line}
            problem={problems?.get(line.id)}
            hidesPrice={hidesPrice}
            hidesTotal={hidesTotal}
            // Someone who enters the list from below, as with Shift+Tab, meets the last line first.
            isFar={hasFarLines && index >= first && index < lines.length - 1 && line.id !== restored}
            priceBefore={priceBefore(line)}
            onQuantity={setQuantity}
            onRemove={remove}
          />,
        ])
        .concat(rendered.length === lines.length ? removedAt(lines.length) : [])}
    </Lines>
  )
}

/** Returns whether all lines may render: in a transition once the first are on screen, and at once for printing. */
function useIsWhole() {
  const [isWhole, setIsWhole] = useState(false)
  const isPrinting = useIsPrinting()
  useEffect(() => startTransition(() => setIsWhole(true)), [])
  return { isWhole: isWhole || isPrinting, isPrinting }
}

/** Offers to restore the last lines of a cart, above the message that it is empty. */
export function RemovedLines({ cart, label }: { cart: ShownCart; label: string }) {
  if (cart.removed.length === 0) return null
  return (
    <Removed>
      <CartLines cart={cart} label={label} />
    </Removed>
  )
}

/** A container, so that its rows adapt to the list's width rather than the page's. */
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
  /* In a long cart, the browser lays out only the rows near the screen; find in page, screen readers and focus still
     reach the rest. */
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
