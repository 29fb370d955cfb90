import { useCart } from '../../../data/cart/cart'
import type { ShownCart } from '../../../data/cart/outbox/shownCart'
import { Card } from '../../../parts/Card'
import { Link } from '../../../parts/Link'
import { Picture } from '../../../parts/Picture'
import { Skeleton } from '../../../parts/Skeleton'
import { usePortal } from '../../../context/PortalContext'
import { PlaceLink } from '../../../surfaces/PlaceLink/PlaceLink'
import { Read } from '../../../surfaces/Read/Read'
import { figureText } from '../../../messages/prices'
import * as S from './HomeCart.styles'
import { cartWords } from '../../../messages/cart'
import { shellWords } from '../../../messages/shell'
import { homeWords } from '../../../messages/home'

/** Pictures in one row on a phone. The last cell shows the number of remaining lines. */
const PLACES = 6

/** Shows the cart with a link to the checkout, or links to the products if it is empty. Both have the same height. */
export function HomeCart() {
  const { reading } = useCart()
  return (
    <Read of={reading} skeleton={<HomeCartSkeleton />}>
      {(cart) => (
        <Card padding="none">
          <S.Layout>{cart.lines.length > 0 ? <Filled cart={cart} /> : <Empty />}</S.Layout>
        </Card>
      )}
    </Read>
  )
}

function Filled({ cart }: { cart: ShownCart }) {
  const portal = usePortal()
  const { formats, hrefFor, say, settings } = portal
  const words = say(homeWords)
  const { lines, totals } = cart
  const shown = lines.slice(0, lines.length > PLACES ? PLACES - 1 : PLACES)
  const amount = settings.hidesProductPrices ? null : totals.subtotal
  return (
    <>
      <S.Pictures aria-hidden>
        {shown.map(({ id, image }) => (
          <Picture key={id} src={image} alt="" isEager />
        ))}
        {shown.length < lines.length && <S.More>{`+${lines.length - shown.length}`}</S.More>}
      </S.Pictures>
      <S.Words>
        <S.Title>{words.inCart(lines.length)}</S.Title>
        {amount !== null && (
          <S.Total>
            <S.Amount>{figureText(amount, formats.money, portal)}</S.Amount> {say(shellWords).exTax}
          </S.Total>
        )}
      </S.Words>
      <S.Ways>
        <PlaceLink to="/cart" tone="button" isFullWidth>
          {words.viewCart}
        </PlaceLink>
        <Link href={hrefFor('/checkout')} tone="primaryButton" isFullWidth>
          {say(cartWords).checkout}
        </Link>
      </S.Ways>
    </>
  )
}

function Empty() {
  const { say } = usePortal()
  const words = say(homeWords)
  return (
    <>
      <S.Words data-alone>
        <S.Title>{words.emptyCart}</S.Title>
        <S.Hint>{words.emptyCartHint}</S.Hint>
      </S.Words>
      <S.Ways>
        <PlaceLink to="/quick-order" tone="button" isFullWidth>
          {say(shellWords).quickOrder}
        </PlaceLink>
        <PlaceLink to="/products" tone="primaryButton" isFullWidth>
          {say(cartWords).viewProducts}
        </PlaceLink>
      </S.Ways>
    </>
  )
}

/** Reserves the height of the cart. */
export function HomeCartSkeleton() {
  return (
    <Card padding="none">
      <S.Layout>
        <S.Pictures aria-hidden>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
            <S.PictureRoom key={place}>
              <Skeleton height="100%" />
            </S.PictureRoom>
          ))}
        </S.Pictures>
        <S.Words>
          <Skeleton width={140} height={24} />
          <Skeleton width={160} height={24} />
        </S.Words>
        <S.Ways>
          <Skeleton height={40} radius="control" />
          <Skeleton height={40} radius="control" />
        </S.Ways>
      </S.Layout>
    </Card>
  )
}
