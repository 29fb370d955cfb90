import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { Skeleton } from '../../parts/Skeleton'

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

/** Placeholder for the rows while the lengths load. */
export function TallySkeleton() {
  return (
    <div>
      <SkeletonTop>
        <Skeleton width="144px" height="16px" />
        <Skeleton height="44px" radius="control" />
      </SkeletonTop>
      {rows.map((row) => (
        <SkeletonRow key={row}>
          <Skeleton width="48px" height="20px" />
          <Skeleton width="134px" height="40px" radius="control" />
          <Skeleton width="48px" height="20px" />
        </SkeletonRow>
      ))}
    </div>
  )
}

/** The height of the text line and the column headers. */
const SkeletonTop = styled.div`
  display: grid;
  gap: ${token.space[8]};
  padding-block: ${token.space[4]} ${token.space[48]};
`

const SkeletonRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  block-size: 52px;
  border-block-start: 1px solid ${token.color.border};
`
