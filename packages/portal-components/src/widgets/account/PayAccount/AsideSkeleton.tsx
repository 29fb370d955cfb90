import { Skeleton } from '../../../parts/Skeleton'
import * as S from './PayAccount.styles'

/** Holds the place of the balance: its figure, which a statement's day may stand under, its ages, and what is overdue. */
export function AsideSkeleton({ isOfStatement }: { isOfStatement: boolean }) {
  return (
    <>
      <Skeleton width="60%" height={isOfStatement ? '80px' : '55px'} />
      <Skeleton height="140px" />
      <S.Overdue>
        <Skeleton height="21px" />
        <Skeleton width="40%" height="21px" />
      </S.Overdue>
    </>
  )
}
