import { Skeleton } from '../../parts/Skeleton'
import { SkeletonText } from '../../parts/SkeletonText'
import * as S from './ProductModal.styles'

/** Keeps the place of a product that is being read. */
export function ProductSkeleton() {
  return (
    <S.Skeletons>
      <S.Details>
        <S.Overview>
          <S.SkeletonPicture>
            <Skeleton width="100%" height="100%" />
          </S.SkeletonPicture>
          <S.Facts>
            <Skeleton width="120px" height="20px" />
            <SkeletonText lines={3} />
            <Skeleton width="100%" height="96px" />
          </S.Facts>
        </S.Overview>
        <SkeletonText lines={4} />
      </S.Details>
    </S.Skeletons>
  )
}
