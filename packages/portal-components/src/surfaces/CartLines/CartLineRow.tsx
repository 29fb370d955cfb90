import { isKnown, lineTotal } from '@trade-portal/fluid-sdk'
import type { CartLine, Money } from '@trade-portal/fluid-sdk'
import { CircleAlert } from 'lucide-react'
import { memo, useState } from 'react'
import { refusalMessage } from '../../messages/errorMessage'
import { IconButton } from '../../parts/IconButton'
import { Picture } from '../../parts/Picture'
import { trash } from '../../parts/plainIcons'
import { Stepper } from '../../parts/field/Stepper'
import { onNearViewport } from '../../parts/onNearViewport'
import { usePortal, useMessages } from '../../context/PortalContext'
import { figureText, perUnit, priceText } from '../../messages/prices'
import type { LineProblem } from '../../data/cart/outbox/cartOutbox'
import { isUnderway } from '../../data/cart/outbox/shownCart'
import { LineTally } from './LineTally'
import { cartMessages } from '../../messages/cart'
import { commonMessages } from '../../messages/common'
import type { MessagesOf } from '../../messages/MessagesOf'

export interface CartLineRowProps {
  cartId: string
  line: CartLine
  /** Why the last change was reverted. */
  problem: LineProblem | undefined
  /** Hides the price where the merchant shows none at this step. */
  hidesPrice?: boolean
  /** Hides the total where the merchant shows none at this step. */
  hidesTotal?: boolean
  /** Renders only text and figures until the row comes near the viewport. */
  isFar?: boolean
  /** The price paid when these goods were ordered before, if today's differs; otherwise `null`. */
  priceBefore: Money | null
  /** Called with the new quantity. It must be a stable function, like `onRemove`. */
  onQuantity: (line: CartLine, quantity: number) => void
  onRemove: (line: CartLine) => void
}

/**
 * A line of the cart. Memoised, because each press would otherwise rerender all of 300 lines, which takes about 300 ms.
 * So it receives only the cart data that it needs, and not its position.
 */
export const CartLineRow = memo(function CartLineRow({
  cartId,
  line,
  problem,
  hidesPrice = false,
  hidesTotal = false,
  isFar = false,
  priceBefore,
  onQuantity,
  onRemove,
}: CartLineRowProps) {
  const portal = usePortal()
  const { messagesOf, formats } = portal
  const words = useMessages(cartMessages)
  const common = useMessages(commonMessages)
  // A row stays complete once it has been, because a field in it may hold typed text.
  const [isWhole, setIsWhole] = useState(!isFar)
  if (!isFar && !isWhole) setIsWhole(true)

  const { name, unit, unitPrice } = line
  const total = lineTotal(unitPrice, line.quantity)
  const price = priceText(unitPrice, portal)
  const unitPriceText = unitPrice === null ? price : `${price} ${perUnit(unit, portal).heard}`
  const quantityText = `${figureText(line.quantity, formats.quantity, portal)} ${unit}`
  return (
    <li ref={isWhole ? undefined : (row) => (row ? onNearViewport(row, () => setIsWhole(true)) : undefined)}>
      <div data-column="picture" data-off-paper>
        {isWhole && <Picture src={line.image} alt="" />}
      </div>
      <div data-column="description">
        <div data-tone="strong" translate="no">
          {name}
        </div>
        <div data-tone="muted">
          <span translate="no">{line.productId}</span>
          {!hidesPrice && (
            <>
              <span data-part="dot">{' · '}</span>
              <span data-part="unitPrice" data-kind="figure">
                <span>{unitPriceText}</span>
                {priceBefore !== null && (
                  <span data-part="priceBefore">{` ${words.priceWas(priceText(priceBefore, portal))}`}</span>
                )}
              </span>
            </>
          )}
        </div>
        {isWhole && line.isTally && !isUnderway(line) && (
          <LineTally cartId={cartId} line={line} hidesPrice={hidesPrice || hidesTotal} />
        )}
      </div>
      <div data-column="figures">
        <div data-column="quantity">{quantity()}</div>
        {!hidesTotal && (
          <b data-column="total" data-kind="figure">
            {total !== null && figureText(total, formats.money, portal)}
          </b>
        )}
      </div>
      <div data-column="remove" data-removes data-off-paper>
        {isWhole && !isUnderway(line) && (
          <IconButton label={words.remove(name)} icon={trash} onPress={() => onRemove(line)} />
        )}
      </div>
      {problem && (
        <p data-column="problem" data-off-paper role="alert">
          <CircleAlert aria-hidden />
          <span>{`${words.notSaved(name)}. ${reason(problem, messagesOf)}`}</span>
        </p>
      )}
    </li>
  )

  function quantity() {
    if (isUnderway(line)) return <div data-tone="muted">{words.adding}</div>
    if (line.isTally) {
      return (
        <span>
          <span data-tone="muted">{words.totalQuantity}</span> <b data-kind="figure">{quantityText}</b>
        </span>
      )
    }
    if (!isWhole) {
      return (
        <span data-part="count" data-kind="figure">
          {quantityText}
        </span>
      )
    }
    return (
      <>
        <span data-part="onScreen" data-off-paper>
          <Stepper
            label={words.quantityOf(name, unit)}
            value={isKnown(line.quantity) ? line.quantity : null}
            unknownLabel={common.cannotBeShown}
            onChange={(wanted) => onQuantity(line, wanted)}
            increaseLabel={words.increase(name)}
            decreaseLabel={words.decrease(name)}
            invalidMessage={words.invalidQuantity}
          />
        </span>
        <span data-part="printed" data-kind="figure">
          {quantityText}
        </span>
      </>
    )
  }
})

function reason(problem: LineProblem, messagesOf: MessagesOf): string {
  if (problem.reason === 'refused') return refusalMessage(problem.error, messagesOf)
  return problem.reason === 'expired'
    ? messagesOf(cartMessages).expired
    : messagesOf(cartMessages).changedElsewhere
}
