import { Card } from '../../../parts/Card'
import { Options } from '../../../parts/field/CardChoice.styles'
import { FieldSkeleton } from '../../../parts/field/FieldSkeleton'
import { Skeleton, SkeletonText } from '../../../parts/Skeleton'
import * as S from './CheckoutForm.styles'
import { Aside } from './OrderSummary.styles'

/** Holds the place of the form while what it offers is read. */
export function CheckoutSkeleton() {
  return (
    <S.Columns as="div">
      <S.Cards>
        <Card>
          <S.Fields>
            <Skeleton width="200px" height="26px" />
            <Options>
              {Array.from({ length: 4 }, (_, method) => (
                <Skeleton key={method} height="64px" radius="control" />
              ))}
            </Options>
            <S.Pair data-long>
              <FieldSkeleton />
              <FieldSkeleton />
            </S.Pair>
            <FieldSkeleton />
            <S.Pair data-uneven>
              <FieldSkeleton />
              <FieldSkeleton />
            </S.Pair>
            <FieldSkeleton />
          </S.Fields>
        </Card>
        <Card>
          <S.Fields>
            <Skeleton width="200px" height="26px" />
            <S.Times>
              <FieldSkeleton />
              <FieldSkeleton />
            </S.Times>
            <S.Pair>
              <FieldSkeleton />
              <FieldSkeleton />
            </S.Pair>
            <FieldSkeleton />
          </S.Fields>
        </Card>
      </S.Cards>
      <Aside as="div">
        <SkeletonText lines={5} />
        <Skeleton height="48px" radius="control" />
      </Aside>
    </S.Columns>
  )
}
