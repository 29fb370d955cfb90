import { Skeleton } from '../Skeleton'
import { SkeletonLine } from '../SkeletonLine'
import * as S from './FieldSkeleton.styles'

export interface FieldSkeletonProps {
  /** `medium` for a choice of a few options in a row. */
  size?: 'field' | 'medium'
}

/** A placeholder for a field: its label and its box. */
export function FieldSkeleton({ size = 'field' }: FieldSkeletonProps) {
  return (
    <S.Field aria-hidden>
      <SkeletonLine width={96} />
      <S.Control data-size={size}>
        <Skeleton height="100%" radius="control" />
      </S.Control>
    </S.Field>
  )
}
