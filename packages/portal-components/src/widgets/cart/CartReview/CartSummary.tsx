import type { Cart } from '@trade-portal/fluid-sdk'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useAnnounceChange } from '../../../parts/Announce'
import { Heading } from '../../../parts/Heading'
import { Link } from '../../../parts/Link'
import { Summary } from '../../../parts/Summary'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { RouteLink } from '../../../surfaces/RouteLink/RouteLink'
import { cartAmounts } from '../../../surfaces/SummaryAside/cartAmounts'
import { PrintButton } from '../../../surfaces/PrintButton/PrintButton'
import { SaveList } from '../../../surfaces/SaveListModal/SaveList'
import { useReadTallies } from '../../../data/cart/cartLines'
import { useIsSwitchedOff } from '../../../routes/useIsSwitchedOff'
import { reachEdges } from '../../../surfaces/BottomBar/reachEdges'
import * as S from '../../../surfaces/SummaryAside/SummaryAside.styles'
import { cartMessages } from '../../../messages/cart'
import { checkoutMessages } from '../../../messages/checkout'

interface CartSummaryProps {
  cart: Cart
  renderAside?: (() => ReactNode) | undefined
}

/** The cart's amounts and the link to the checkout. On narrow containers both stay visible at the bottom. */
export function CartSummary({ cart, renderAside }: CartSummaryProps) {
  const portal = usePortal()
  const { hrefFor, settings, isTaxRegion } = portal
  const words = useMessages(cartMessages)
  const checkoutText = useMessages(checkoutMessages)
  const headingId = useId()
  const hasNoLists = useIsSwitchedOff('/custom-lists')
  const { rows, total, omission } = cartAmounts(cart, portal)

  const readTallies = useReadTallies(cart)
  const hasPrices = !settings.hidesReviewPrices
  useAnnounceChange(hasPrices ? `${total.label} ${total.value}` : null)
  const notes = [
    settings.isTaxInclusive ? words.pricesIncludeTax : words.pricesExcludeTax,
    isTaxRegion && checkoutText.taxLater,
    hasPrices && omission,
    words.deliveryNote,
  ]
  return (
    <S.Aside aria-labelledby={headingId}>
      <S.Figures>
        <Heading level={2} id={headingId}>
          {words.summary}
        </Heading>
        <Summary rows={hasPrices ? rows : rows.slice(0, 1)} />
        <S.Note>{notes.flatMap((note) => (note ? [`${note}.`] : [])).join(' ')}</S.Note>
      </S.Figures>
      <S.Action ref={reachEdges}>
        {hasPrices && <Summary rows={[total]} />}
        <Link href={hrefFor('/checkout')} tone="primaryButton" size="large" isFullWidth>
          {words.checkout}
        </Link>
      </S.Action>
      <S.Elsewhere>
        {!hasNoLists && <SaveList />}
        <PrintButton tone="quiet" onPrepare={readTallies} />
        <RouteLink to="/products">{words.viewProducts}</RouteLink>
        <RouteLink to="/custom-lists">{words.customLists}</RouteLink>
      </S.Elsewhere>
      {renderAside && <S.HostPart>{renderAside()}</S.HostPart>}
    </S.Aside>
  )
}
