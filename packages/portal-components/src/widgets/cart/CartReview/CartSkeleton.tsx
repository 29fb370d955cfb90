import { Skeleton } from '../../../parts/Skeleton'
import { SkeletonText } from '../../../parts/SkeletonText'
import { Lines } from '../../../surfaces/CartLines/CartLines.styles'
import { reachEdges } from '../../../surfaces/BottomBar/reachEdges'
import * as S from '../../../surfaces/SummaryAside/SummaryAside.styles'

/** Holds the place of the cart while it is read. */
export function CartSkeleton() {
  return (
    <S.Columns>
      <Lines aria-hidden>
        {[1, 2, 3].map((row) => (
          <li key={row}>
            <div data-part="picture">
              <Skeleton height="66px" />
            </div>
            <div data-part="description">
              <SkeletonText lines={2} />
            </div>
            <div data-part="figures">
              <div data-part="quantity">
                <Skeleton width="134px" height="40px" radius="control" />
              </div>
              <b data-part="total">
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
