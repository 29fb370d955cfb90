import { Skeleton } from './Skeleton'
import type { SkeletonProps } from './Skeleton'
import * as S from './SkeletonLine.styles'

export type SkeletonLineProps = Pick<SkeletonProps, 'width'>

/** A placeholder for a line of text: it takes the line height of its surroundings. */
export function SkeletonLine({ width }: SkeletonLineProps) {
  return (
    <S.Line aria-hidden>
      <Skeleton width={width} />
    </S.Line>
  )
}
