import { Skeleton } from '../../parts/Skeleton'
import * as S from './CardGrid.styles'

export interface CardsSkeletonProps {
  /** Lines under a card's name. */
  lines: number
}

const cards = ['a', 'b', 'c', 'd', 'e', 'f']

/** Keeps the place of cards while they are read. */
export function CardsSkeleton({ lines }: CardsSkeletonProps) {
  return (
    <S.Cards aria-hidden>
      {cards.map((card) => (
        <S.Card key={card}>
          <S.Words>
            <Skeleton width="60%" height={22} />
            {Array.from({ length: lines }, (_, line) => (
              <S.Note as="div" key={line}>
                <Skeleton width="75%" height="1lh" />
              </S.Note>
            ))}
          </S.Words>
          <S.Actions>
            <Skeleton width={112} height={40} radius="control" />
          </S.Actions>
        </S.Card>
      ))}
    </S.Cards>
  )
}
