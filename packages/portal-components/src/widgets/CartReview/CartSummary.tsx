import type { Cart } from '@trade-portal/fluid-sdk'
import { useId } from 'react'
import { Heading } from '../../parts/Heading'
import { Link } from '../../parts/Link'
import { Summary } from '../../parts/Summary'
import { usePortal } from '../../portal/PortalContext'
import { cartAmounts } from '../../surfaces/SummaryAside/cartAmounts'
import { SaveList } from '../../surfaces/SaveListModal/SaveList'
import { useIsSwitchedOff } from '../../places/useIsSwitchedOff'
import * as S from './CartReview.styles'

/** What the cart comes to, and the way on. On narrow containers total and Checkout stay in sight below. */
export function CartSummary({ cart }: { cart: Cart }) {
  const portal = usePortal()
  const { hrefFor, messages, settings, isTaxRegion } = portal
  const headingId = useId()
  const hasNoLists = useIsSwitchedOff('/custom-lists')
  const { rows, total, omission } = cartAmounts(cart, portal)
  const words = messages.cart

  const hasPrices = !settings.hidesReviewPrices
  return (
    <S.Aside aria-labelledby={headingId}>
      <S.Figures>
        <Heading level={2} id={headingId}>
          {words.summary}
        </Heading>
        <Summary rows={hasPrices ? rows : rows.slice(0, 1)} />
        <S.Note>
          {settings.isTaxInclusive ? words.pricesIncludeTax : words.pricesExcludeTax}.{' '}
          {isTaxRegion && `${messages.checkout.taxLater}. `}
          {hasPrices && omission && `${omission}. `}
          {words.deliveryNote}.
        </S.Note>
      </S.Figures>
      <S.Action>
        {hasPrices && <Summary rows={[total]} />}
        <Link href={hrefFor('/checkout')} tone="primaryButton" size="large" isFullWidth>
          {words.checkout}
        </Link>
      </S.Action>
      <S.Elsewhere>
        {!hasNoLists && <SaveList />}
        {settings.hasProducts && <Link href={hrefFor('/products')}>{words.viewProducts}</Link>}
        {!hasNoLists && <Link href={hrefFor('/custom-lists')}>{words.customLists}</Link>}
      </S.Elsewhere>
    </S.Aside>
  )
}
