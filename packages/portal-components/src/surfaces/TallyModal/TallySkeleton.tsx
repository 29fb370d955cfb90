import { Skeleton } from '../../parts/Skeleton'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import { usePortal } from '../../PortalContext'
import * as S from './TallyRows.styles'

const rows = ['a', 'b', 'c', 'd']

/** Keeps the place of the rows while the lengths are on their way. */
export function TallySkeleton() {
  const { messages } = usePortal()
  return (
    <div role="status">
      <VisuallyHidden>{messages.common.loading}</VisuallyHidden>
      {rows.map((row) => (
        <S.SkeletonRow key={row}>
          <Skeleton width="64px" height="20px" />
          <Skeleton width="134px" height="40px" />
        </S.SkeletonRow>
      ))}
    </div>
  )
}
