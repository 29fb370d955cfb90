import { Skeleton } from '../../parts/Skeleton'
import { SkeletonText } from '../../parts/SkeletonText'
import * as Row from '../../surfaces/CartLines/CartLineRow.styles'
import { Lines } from '../../surfaces/CartLines/CartLines.styles'
import { reachEdges } from '../../surfaces/BottomBar/reachEdges'
import * as S from '../../surfaces/SummaryAside/SummaryAside.styles'

/** Holds the place of the cart while it is read. */
export function CartSkeleton() {
  return (
    <S.Columns>
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
        <S.Action ref={reachEdges}>
          <Skeleton height="48px" radius="control" />
        </S.Action>
      </S.Aside>
    </S.Columns>
  )
}
