import type { Category } from '@trade-portal/fluid-sdk'
import { usePortal } from '../../context/PortalContext'
import { PlaceCard } from './PlaceCard'
import type { PlaceCardProps } from './PlaceCard'
import * as S from './PlaceCards.styles'
import { cardsOf } from './cardsOf'

export interface PlaceCardsProps {
  /** Every category, or the one whose types are shown. */
  of: Category[] | Category
  /** Of the cards' names among the page's headings. */
  level?: PlaceCardProps['level']
}

/** The catalogue's categories, or one category's types, as cards with pictures. */
export function PlaceCards({ of, level = 2 }: PlaceCardsProps) {
  const { say } = usePortal()
  return (
    <S.Cards>
      {cardsOf(of, say).map((card) => (
        <PlaceCard key={card.id} card={card} level={level} />
      ))}
    </S.Cards>
  )
}
