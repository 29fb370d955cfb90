import { Skeleton } from '../../parts/Skeleton'
import * as S from './TallyRows.styles'

const rows = ['a', 'b', 'c', 'd']

/** Keeps the place of the rows while the lengths are on their way. */
export function TallySkeleton() {
  return (
    <S.Skeletons>
      {rows.map((row) => (
        <S.SkeletonRow key={row}>
          <Skeleton width="64px" height="20px" />
          <Skeleton width="134px" height="40px" />
        </S.SkeletonRow>
      ))}
    </S.Skeletons>
  )
}
