import { Card } from '../../../parts/Card'
import { FieldSkeleton } from '../../../parts/field/FieldSkeleton'
import { Skeleton } from '../../../parts/Skeleton'
import { SkeletonLine } from '../../../parts/SkeletonLine'
import { Heading } from '../../../parts/Heading'
import { usePortal } from '../../../context/PortalContext'
import { Pair } from '../../../surfaces/Form/Pair.styles'
import * as S from './SubUserForm.styles'
import { peopleWords } from '../../../messages/people'

/** Reserves the height of another person's form, line by line. */
export function FormSkeleton() {
  const words = usePortal().say(peopleWords)
  return (
    <S.Columns aria-hidden>
      <Card padding="none">
        <S.Part>
          <Fields />
          <Fields />
          <FieldSkeleton />
          <FieldSkeleton size="medium" />
        </S.Part>
        <S.Part>
          <S.PartHead>
            <S.EnablePlace>
              <SkeletonLine width={200} />
            </S.EnablePlace>
            <S.Note as="div">
              <SkeletonLine width={220} />
            </S.Note>
          </S.PartHead>
        </S.Part>
        <S.Part>
          <S.PartHead>
            <Heading level={2}>{words.newPassword}</Heading>
            <S.Note>{words.keepPassword}</S.Note>
          </S.PartHead>
          <Fields />
        </S.Part>
        <S.Part>
          <S.Buttons>
            <S.ButtonPlace>
              <Skeleton height="100%" radius="control" />
            </S.ButtonPlace>
            <S.ButtonPlace>
              <Skeleton height="100%" radius="control" />
            </S.ButtonPlace>
          </S.Buttons>
        </S.Part>
      </Card>
      <Card padding="none">
        <S.Part>
          <S.Note as="div">
            <SkeletonLine width={280} />
            <S.SecondLine>
              <SkeletonLine width={160} />
            </S.SecondLine>
          </S.Note>
          <S.ButtonPlace>
            <Skeleton width={162} height="100%" radius="control" />
          </S.ButtonPlace>
        </S.Part>
      </Card>
    </S.Columns>
  )
}

function Fields() {
  return (
    <Pair>
      <FieldSkeleton />
      <FieldSkeleton />
    </Pair>
  )
}
