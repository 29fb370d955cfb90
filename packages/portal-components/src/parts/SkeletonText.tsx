import { Skeleton } from './Skeleton'
import * as S from './SkeletonText.styles'

export interface SkeletonTextProps {
  lines: number
}

/** A placeholder for a paragraph, with a shorter last line. */
export function SkeletonText({ lines }: SkeletonTextProps) {
  return (
    <S.Lines aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 ? '62%' : '100%'} />
      ))}
    </S.Lines>
  )
}
