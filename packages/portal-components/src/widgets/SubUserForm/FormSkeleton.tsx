import { Card } from '../../parts/Card'
import { Skeleton } from '../../parts/Skeleton'
import * as S from './SubUserForm.styles'

const Field = () => <Skeleton height="70px" radius="control" />

/** Keeps the place of a person's form. */
export function FormSkeleton() {
  return (
    <S.Columns>
      <Card padding="none">
        <S.Part>
          <S.Pair>
            <Field />
            <Field />
          </S.Pair>
          <S.Pair>
            <Field />
            <Field />
          </S.Pair>
          <Field />
          <Field />
        </S.Part>
        <S.Part>
          <Skeleton height="61px" />
        </S.Part>
        <S.Part>
          <Skeleton width="min(100%, 300px)" height="44px" />
          <S.Pair>
            <Field />
            <Field />
          </S.Pair>
        </S.Part>
        <S.Part>
          <Skeleton height="44px" radius="control" />
        </S.Part>
      </Card>
      <Card padding="none">
        <S.Part>
          <Skeleton height="98px" />
        </S.Part>
      </Card>
    </S.Columns>
  )
}
