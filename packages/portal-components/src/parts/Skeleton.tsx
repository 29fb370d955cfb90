import * as S from './Skeleton.styles'

export interface SkeletonProps {
  /** Any CSS length; a number is px. */
  width?: number | string | undefined
  height?: number | string
  radius?: 'small' | 'control' | 'pill'
}

/** A placeholder with the final size of the loading content. */
export function Skeleton({ width = '100%', height = '1em', radius = 'small' }: SkeletonProps) {
  return <S.Skeleton aria-hidden data-radius={radius} style={{ inlineSize: width, blockSize: height }} />
}
