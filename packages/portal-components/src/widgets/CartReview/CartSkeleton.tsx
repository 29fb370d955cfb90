import { Skeleton } from '../../parts/Skeleton'
import { SkeletonText } from '../../parts/SkeletonText'
import { usePortal } from '../../portal/PortalContext'
import { cartQuery } from '../../data/cart/cartQuery'
import * as Row from '../../surfaces/CartLines/CartLineRow.styles'
import { Lines } from '../../surfaces/CartLines/CartLines.styles'
import { SlowRead } from '../../surfaces/SlowRead/SlowRead'
import * as S from './CartReview.styles'

/** Holds the place of the cart while it is read. */
export function CartSkeleton() {
  const { client } = usePortal()
  return (
    <S.Columns>
      <SlowRead queryKeys={[cartQuery(client).queryKey]} />
      <Lines aria-hidden>
        {[1, 2, 3].map((row) => (
          <Row.Row key={row}>
            <Row.Picture>
              <Skeleton height="66px" />
            </Row.Picture>
            <Row.Description>
              <SkeletonText lines={2} />
            </Row.Description>
            <Row.Figures>
              <Row.Quantity>
                <Skeleton width="134px" height="40px" radius="control" />
              </Row.Quantity>
              <Row.Total>
                <Skeleton width="72px" />
              </Row.Total>
            </Row.Figures>
          </Row.Row>
        ))}
      </Lines>
      <S.Aside aria-hidden>
        <S.Figures>
          <SkeletonText lines={5} />
        </S.Figures>
        <S.Action>
          <Skeleton height="48px" radius="control" />
        </S.Action>
      </S.Aside>
    </S.Columns>
  )
}
