import { Skeleton } from '../../parts/Skeleton'
import * as S from './TallySkeleton.styles'

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

/** Keeps the place of the rows while the lengths are on their way. */
export function TallySkeleton() {
  return (
    <S.Skeletons>
      <S.SkeletonTop>
        <Skeleton width="144px" height="16px" />
        <Skeleton height="44px" radius="control" />
      </S.SkeletonTop>
      {rows.map((row) => (
        <S.SkeletonRow key={row}>
          <Skeleton width="48px" height="20px" />
          <Skeleton width="134px" height="40px" radius="control" />
          <Skeleton width="48px" height="20px" />
        </S.SkeletonRow>
      ))}
    </S.Skeletons>
  )
}
