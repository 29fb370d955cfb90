import { usePortal, useMessages } from '../../../context/PortalContext'
import { useCart } from '../../../data/cart/cart'
import type { ShownCart } from '../../../data/cart/outbox/shownCart'
import { cartMessages } from '../../../messages/cart'
import { homeMessages } from '../../../messages/home'
import { figureText } from '../../../messages/prices'
import { shellMessages } from '../../../messages/shell'
import { Card } from '../../../parts/Card'
import { Text } from '../../../parts/layout/Layout'
import { Link } from '../../../parts/Link'
import { Picture } from '../../../parts/Picture'
import { Skeleton } from '../../../parts/Skeleton'
import { RouteLink } from '../../../surfaces/RouteLink/RouteLink'
import { Read } from '../../../surfaces/Read/Read'
import * as S from './HomeDashboard.styles'

/** Pictures in one row on a phone. The last cell shows the number of remaining lines. */
const PLACES = 6

/** Shows the cart with a link to the checkout, or links to the products if it is empty. Both have the same height. */
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
  const shown = lines.slice(0, lines.length > PLACES ? PLACES - 1 : PLACES)
  const amount = settings.hidesProductPrices ? null : totals.subtotal
  return (
    <>
      <S.Pictures aria-hidden>
        {shown.map(({ id, image }) => (
          <Picture key={id} src={image} alt="" isEager />
        ))}
        {shown.length < lines.length && <S.MorePictures>{`+${lines.length - shown.length}`}</S.MorePictures>}
      </S.Pictures>
      <S.CartWords>
        <Text as="p" weight="medium">
          {words.inCart(lines.length)}
        </Text>
        {amount !== null && (
          <Text as="p" tone="muted" size={14} nowrap>
            <S.CartTotal>{figureText(amount, formats.money, portal)}</S.CartTotal> {shell.exTax}
          </Text>
        )}
      </S.CartWords>
      <S.CartWays>
        <RouteLink to="/cart" tone="button" isFullWidth>
          {words.viewCart}
        </RouteLink>
        <Link href={hrefFor('/checkout')} tone="primaryButton" isFullWidth>
          {cartText.checkout}
        </Link>
      </S.CartWays>
    </>
  )
}

function Empty() {
  const words = useMessages(homeMessages)
  const shell = useMessages(shellMessages)
  const cartText = useMessages(cartMessages)
  return (
    <>
      <S.CartWords data-alone>
        <Text as="p" weight="medium">
          {words.emptyCart}
        </Text>
        <Text as="p" tone="muted" size={14}>
          {words.emptyCartHint}
        </Text>
      </S.CartWords>
      <S.CartWays>
        <RouteLink to="/quick-order" tone="button" isFullWidth>
          {shell.quickOrder}
        </RouteLink>
        <RouteLink to="/products" tone="primaryButton" isFullWidth>
          {cartText.viewProducts}
        </RouteLink>
      </S.CartWays>
    </>
  )
}

export function HomeCartSkeleton() {
  return (
    <Card padding="none">
      <S.Cart>
        <S.Pictures aria-hidden>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((route) => (
            <S.PictureSkeleton key={route}>
              <Skeleton height="100%" />
            </S.PictureSkeleton>
          ))}
        </S.Pictures>
        <S.CartWords>
          <Skeleton width={140} height={24} />
          <Skeleton width={160} height={24} />
        </S.CartWords>
        <S.CartWays>
          <Skeleton height={40} radius="control" />
          <Skeleton height={40} radius="control" />
        </S.CartWays>
      </S.Cart>
    </Card>
  )
}
