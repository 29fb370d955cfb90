import { usePortal, useMessages } from '../../../context/PortalContext'
import { useCart } from '../../../data/cart/cart'
import type { ShownCart } from '../../../data/cart/outbox/shownCart'
import { cartMessages } from '../../../messages/cart'
import { homeMessages } from '../../../messages/home'
import { figureText } from '../../../messages/prices'
import { shellMessages } from '../../../messages/shell'
import { Card } from '../../../parts/Card'
import { Link } from '../../../parts/Link'
import { Picture } from '../../../parts/Picture'
import { Skeleton } from '../../../parts/Skeleton'
import { RouteLink } from '../../../surfaces/RouteLink/RouteLink'
import { Read } from '../../../surfaces/Read/Read'
import * as S from './HomeCart.styles'

/** A phone shows two of them. */
const PICTURES = 4

/** Shows the cart on one line with a link to the checkout, or links to the products if it is empty. */
export function HomeCart() {
  const { reading } = useCart()
  return (
    <Read of={reading} skeleton={<HomeCartSkeleton />}>
      {(cart) => (
        <Card padding="none">
          <S.Cart>{cart.lines.length > 0 ? <Filled cart={cart} /> : <Empty />}</S.Cart>
        </Card>
      )}
    </Read>
  )
}

function Filled({ cart }: { cart: ShownCart }) {
  const portal = usePortal()
  const { formats, hrefFor, settings } = portal
  const words = useMessages(homeMessages)
  const shell = useMessages(shellMessages)
  const cartText = useMessages(cartMessages)
  const { lines, totals } = cart
  const amount = settings.hidesProductPrices ? null : totals.subtotal
  return (
    <>
      <S.Pictures aria-hidden>
        {lines.slice(0, PICTURES).map(({ id, image }) => (
          <Picture key={id} src={image} alt="" isEager />
        ))}
      </S.Pictures>
      <S.Words>
        <S.Count>{words.inCart(lines.length)}</S.Count>
        {amount !== null && (
          <S.Sum>
            <strong>{figureText(amount, formats.money, portal)}</strong> <span>{shell.exTax}</span>
          </S.Sum>
        )}
        <S.Short>
          <span>{words.items(lines.length)}</span>
          {amount !== null && <span>{shell.exTax}</span>}
        </S.Short>
      </S.Words>
      <S.ViewCart>
        <RouteLink to="/cart" tone="button">
          {words.viewCart}
        </RouteLink>
      </S.ViewCart>
      <S.Checkout>
        <Link href={hrefFor('/checkout')} tone="primaryButton">
          {cartText.checkout}
        </Link>
      </S.Checkout>
    </>
  )
}

function Empty() {
  const words = useMessages(homeMessages)
  const shell = useMessages(shellMessages)
  const cartText = useMessages(cartMessages)
  return (
    <>
      <S.EmptyWords>{words.emptyCart}</S.EmptyWords>
      <S.EmptyWays>
        <RouteLink to="/quick-order">{shell.quickOrder}</RouteLink>
        <RouteLink to="/products">{cartText.viewProducts}</RouteLink>
      </S.EmptyWays>
    </>
  )
}

export function HomeCartSkeleton() {
  return (
    <Card padding="none">
      <S.Cart aria-hidden>
        <S.Pictures>
          {['a', 'b', 'c', 'd'].map((place) => (
            <Skeleton key={place} height={36} />
          ))}
        </S.Pictures>
        <S.Words>
          <Skeleton width={140} height={20} />
        </S.Words>
        <S.Checkout>
          <Skeleton width={100} height={40} radius="control" />
        </S.Checkout>
      </S.Cart>
    </Card>
  )
}
