import { Skeleton } from './Skeleton'
import * as S from './SkeletonText.styles'

export interface SkeletonTextProps {
  lines: number
}

/** Holds the place of a paragraph; its last line is shorter, as last lines are. */
export function SkeletonText({ lines }: SkeletonTextProps) {
  return (
    <S.Lines aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 ? '62%' : '100%'} />
      ))}
    </S.Lines>
  )
}
