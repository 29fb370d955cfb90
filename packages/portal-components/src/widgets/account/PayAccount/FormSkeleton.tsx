import { Card } from '../../../parts/Card'
import { Skeleton } from '../../../parts/Skeleton'
import * as S from './PayAccount.styles'

/** Holds the place of the payment: its title, what is paid, amount and reference, and the button. */
export function FormSkeleton() {
  return (
    <S.Sheet>
      <Card>
        <S.Waiting>
          <Skeleton width="180px" height="22px" />
          <Skeleton height="90px" radius="control" />
          <S.Pair>
            <Skeleton height="71px" radius="control" />
            <Skeleton height="98px" radius="control" />
          </S.Pair>
          <S.Foot>
            <Skeleton width="70%" height="42px" />
            <Skeleton width="204px" height="48px" radius="control" />
          </S.Foot>
        </S.Waiting>
      </Card>
    </S.Sheet>
  )
}
