import type { QueryKey } from '@tanstack/react-query'
import { Skeleton } from '../../parts/Skeleton'
import { SlowRead } from '../SlowRead/SlowRead'
import * as S from './TallyRows.styles'

export interface TallySkeletonProps {
  /** Of the lengths. */
  queryKey: QueryKey
}

const rows = ['a', 'b', 'c', 'd']

/** Keeps the place of the rows while the lengths are on their way. */
export function TallySkeleton({ queryKey }: TallySkeletonProps) {
  return (
    <S.Skeletons>
      <SlowRead queryKeys={[queryKey]} />
      {rows.map((row) => (
        <S.SkeletonRow key={row}>
          <Skeleton width="64px" height="20px" />
          <Skeleton width="134px" height="40px" />
        </S.SkeletonRow>
      ))}
    </S.Skeletons>
  )
}
