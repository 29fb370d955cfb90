import { isTold, lineTotal } from '@trade-portal/fluid-sdk'
import type { CartLine } from '@trade-portal/fluid-sdk'
import { CircleAlert, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { refusalMessage } from '../../words/errorMessage'
import { IconButton } from '../../parts/IconButton'
import { Picture } from '../../parts/Picture'
import { Stepper } from '../../parts/field/Stepper'
import { usePortal } from '../../portal/PortalContext'
import { figureText, priceText } from '../../words/prices'
import { useChangeQuantity, useRemoveLine } from '../../data/cart/cart'
import type { LineProblem } from '../../data/cart/outbox/cartOutbox'
import { isUnderway } from '../../data/cart/outbox/shownCart'
import { LineTally } from './LineTally'
import { PriceBefore } from './PriceBefore'
import * as S from './CartLineRow.styles'
import { cartWords } from '../../words/cart'
import { commonWords } from '../../words/common'
import type { Say } from '../../words/Say'

export interface CartLineRowProps {
  cartId: string
  line: CartLine
  /** Place in the list, from 0. */
  index: number
  /** Reason why the last change was taken back. */
  problem: LineProblem | undefined
  /** Hides the price, as the merchant shows none at this step. */
  hidesPrice?: boolean
  /** Hides the total, as the merchant shows none at this step. */
  hidesTotal?: boolean
  /** Called when the row at this place has gone, and the focus with it. It must be the same function each time. */
  onRemoved: (index: number) => void
}

/**
 * A product of the cart. It is memoised, because each press would otherwise draw all of 300 lines, which takes some
 * 300 ms.
 */
export const CartLineRow = memo(function CartLineRow({
  cartId,
  line,
  index,
  problem,
  hidesPrice = false,
  hidesTotal = false,
  onRemoved,
}: CartLineRowProps) {
  const portal = usePortal()
  const { say, formats } = portal
  const changeQuantity = useChangeQuantity()
  const removeLine = useRemoveLine()
  const words = say(cartWords)

  const { name, unit, unitPrice } = line
  const total = lineTotal(unitPrice, line.quantity)
  return (
    <S.Row>
      <S.Picture>
        <Picture src={line.image} alt="" />
      </S.Picture>
      <S.Description>
        <S.Name>{name}</S.Name>
        <S.Details>
          {line.productId}
          {!hidesPrice && (
            <>
              <S.Dot aria-hidden> · </S.Dot>
              <S.UnitPrice>
                {priceText(unitPrice, portal)}
                {unitPrice !== null && ` ${unit === 'ea' ? words.each : words.per(unit)}`}
                <PriceBefore line={line} />
              </S.UnitPrice>
            </>
          )}
        </S.Details>
        {line.isTally && !isUnderway(line) && (
          <LineTally cartId={cartId} line={line} hidesPrice={hidesPrice || hidesTotal} />
        )}
      </S.Description>
      <S.Figures>
        <S.Quantity>{quantity()}</S.Quantity>
        {!hidesTotal && <S.Total>{total !== null && figureText(total, formats.money, portal)}</S.Total>}
      </S.Figures>
      <S.Remove data-removes>
        {!isUnderway(line) && (
          <IconButton
            label={words.remove(name)}
            icon={<Trash2 aria-hidden />}
            onPress={() => {
              removeLine({ id: cartId }, line)
              onRemoved(index)
            }}
          />
        )}
      </S.Remove>
      {problem && (
        <S.Problem role="alert">
          <CircleAlert aria-hidden />
          <span>
            {words.notSaved(name)}. {reason(problem, say)}
          </span>
        </S.Problem>
      )}
    </S.Row>
  )

  function quantity() {
    if (isUnderway(line)) return <S.Details>{words.adding}</S.Details>
    if (line.isTally) {
      return (
        <span>
          <S.Details as="span">{words.totalQuantity}</S.Details>{' '}
          <S.Figure>
            {figureText(line.quantity, formats.quantity, portal)} {unit}
          </S.Figure>
        </span>
      )
    }
    return (
      <>
        <S.OnScreen>
          <Stepper
            label={words.quantityOf(name)}
            value={isTold(line.quantity) ? line.quantity : null}
            unknownLabel={say(commonWords).cannotBeShown}
            onChange={(wanted) => changeQuantity({ id: cartId }, line, wanted)}
            increaseLabel={words.increase(name)}
            decreaseLabel={words.decrease(name)}
            invalidMessage={words.invalidQuantity}
          />
        </S.OnScreen>
        <S.Printed>
          {figureText(line.quantity, formats.quantity, portal)} {unit}
        </S.Printed>
      </>
    )
  }
})

function reason(problem: LineProblem, say: Say): string {
  if (problem.reason === 'refused') return refusalMessage(problem.error, say)
  return problem.reason === 'expired' ? say(cartWords).expired : say(cartWords).changedElsewhere
}
