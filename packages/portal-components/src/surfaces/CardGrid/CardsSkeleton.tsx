import type { ReactNode } from 'react'
import { Skeleton } from '../../parts/Skeleton'
import * as S from './CardGrid.styles'

export interface CardsSkeletonProps {
  /** Placeholder below a card's name. */
  children: ReactNode
}

const cards = ['a', 'b', 'c', 'd', 'e', 'f']

/** Placeholder for cards while they load. */
export function CardsSkeleton({ children }: CardsSkeletonProps) {
  return (
    <S.Cards aria-hidden>
      {cards.map((card) => (
        <S.Card key={card}>
          <S.Words>
            <Skeleton width="60%" height={22} />
            {children}
          </S.Words>
          <S.ActionSlot>
            <Skeleton width={112} height="100%" radius="control" />
          </S.ActionSlot>
        </S.Card>
      ))}
    </S.Cards>
  )
}
