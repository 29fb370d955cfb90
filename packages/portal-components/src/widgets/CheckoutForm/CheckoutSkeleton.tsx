import { Card } from '../../parts/Card'
import { Skeleton } from '../../parts/Skeleton'
import { SkeletonText } from '../../parts/SkeletonText'
import * as S from './CheckoutForm.styles'
import { Aside } from './OrderSummary.styles'

/** Holds the place of the form while what it offers is read. */
export function CheckoutSkeleton() {
  return (
    <S.Columns as="div">
      <S.Cards>
        {[5, 4].map((fields) => (
          <Card key={fields}>
            <S.Fields>
              <Skeleton width="200px" height="22px" />
              {Array.from({ length: fields }, (_, field) => (
                <Skeleton key={field} height="70px" radius="control" />
              ))}
            </S.Fields>
          </Card>
        ))}
      </S.Cards>
      <Aside as="div">
        <SkeletonText lines={5} />
        <Skeleton height="48px" radius="control" />
      </Aside>
    </S.Columns>
  )
}
