import { Card } from '../../parts/Card'
import { Skeleton } from '../../parts/Skeleton'
import * as S from './PayAccount.styles'

/** Holds the place of the payment. */
export function FormSkeleton() {
  return (
    <Card>
      <S.Waiting>
        <Skeleton width="180px" height="26px" />
        <Skeleton height="84px" radius="control" />
        <Skeleton height="92px" radius="control" />
        <Skeleton height="64px" radius="control" />
      </S.Waiting>
    </Card>
  )
}
