import type { ReactNode } from 'react'
import { useCart } from '../../../data/cart/cart'
import { useRemovalsOnLeave } from '../../../data/cart/cartLines'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { CartLines, RemovedLines, Lines } from '../../../surfaces/CartLines/CartLines'
import { ChangesWaiting } from '../../../surfaces/CartLines/ChangesWaiting'
import { EmptyCart, useHadLines } from '../../../surfaces/EmptyCart/EmptyCart'
import { Read } from '../../../surfaces/Read/Read'
import { identity, asWidget } from '../../../surfaces/Widget/asWidget'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import { CartSummary } from './CartSummary'
import * as S from '../../../surfaces/SummaryAside/SummaryAside.styles'
import { cartMessages } from '../../../messages/cart'
import { Skeleton, SkeletonText } from '../../../parts/Skeleton'
import { reachEdges } from '../../../surfaces/BottomBar/reachEdges'

export interface CartReviewProps {
  /** Replaces the message of an empty cart, which it gets as its argument. */
  renderEmpty?: (usual: ReactNode) => ReactNode
  /** Renders below the cart's amounts and links. */
  renderAside?: () => ReactNode
}

/** The lines of the cart, to change or remove before the order. */
export const CartReview = asWidget(function CartReview({
  renderEmpty = identity,
  renderAside,
}: CartReviewProps) {
  const { settings } = usePortal()
  const words = useMessages(cartMessages)
  const { reading, problems, waiting } = useCart()
  const hadLines = useHadLines(reading.data)
  useRemovalsOnLeave()

  return (
    <>
      <WidgetHead title={words.title} />
      <ChangesWaiting count={waiting} />
      <Read of={reading} skeleton={<CartSkeleton />}>
        {(cart) =>
          cart.lines.length === 0 ? (
            <>
              <RemovedLines cart={cart} label={words.lines} />
              {renderEmpty(<EmptyCart title={words.empty} hadLines={hadLines} />)}
            </>
          ) : (
            <S.Columns>
              <CartLines
                cart={cart}
                problems={problems}
                label={words.lines}
                hidesTotal={settings.hidesReviewPrices}
              />
              <CartSummary cart={cart} renderAside={renderAside} />
            </S.Columns>
          )
        }
      </Read>
    </>
  )
})

/** Skeleton of the cart while it loads. */
function CartSkeleton() {
  return (
    <S.Columns>
      <Lines aria-hidden>
        {[1, 2, 3].map((row) => (
          <li key={row}>
            <div data-column="picture" data-off-paper>
              <Skeleton height="66px" />
            </div>
            <div data-column="description">
              <SkeletonText lines={2} />
            </div>
            <div data-column="figures">
              <div data-column="quantity">
                <Skeleton width="134px" height="40px" radius="control" />
              </div>
              <b data-column="total" data-kind="figure">
                <Skeleton width="72px" />
              </b>
            </div>
          </li>
        ))}
      </Lines>
      <S.Aside aria-hidden>
        <S.Figures>
          <SkeletonText lines={5} />
        </S.Figures>
        <S.Action ref={reachEdges}>
          <Skeleton height="48px" radius="control" />
        </S.Action>
      </S.Aside>
    </S.Columns>
  )
}
