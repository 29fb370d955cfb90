import { Skeleton } from './Skeleton'
import type { SkeletonProps } from './Skeleton'
import * as S from './SkeletonLine.styles'

export type SkeletonLineProps = Pick<SkeletonProps, 'width'>

/** Holds the place of a line of the text around it: as high as the line, and drawn as high as its letters. */
export function SkeletonLine({ width }: SkeletonLineProps) {
  return (
    <S.Line aria-hidden>
      <Skeleton width={width} />
    </S.Line>
  )
}
