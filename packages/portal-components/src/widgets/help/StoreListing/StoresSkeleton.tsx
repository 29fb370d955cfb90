import { Skeleton, SkeletonLine } from '../../../parts/Skeleton'
import { CardsSkeleton } from '../../../surfaces/CardGrid/CardsSkeleton'
import * as S from './StoreListing.styles'

/** Keeps the place of the stores: an address of three lines, a number, and the map's button on each card. */
export function StoresSkeleton() {
  return (
    <CardsSkeleton>
      <S.Address as="div">
        <SkeletonLine width="60%" />
        <SkeletonLine width="45%" />
        <SkeletonLine width="35%" />
      </S.Address>
      <S.Phone as="div">
        <Skeleton width={118} />
      </S.Phone>
    </CardsSkeleton>
  )
}
