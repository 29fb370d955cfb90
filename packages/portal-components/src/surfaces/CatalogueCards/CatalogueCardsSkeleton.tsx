import { Skeleton } from '../../parts/Skeleton'
import { Words } from '../CardGrid/CardGrid.styles'
import * as S from './CatalogueCards.styles'

const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const links = ['a', 'b', 'c', 'd', 'e']

/** Placeholder for the cards while the menu loads. */
export function CatalogueCardsSkeleton() {
  return (
    <S.Cards aria-hidden>
      {cards.map((card) => (
        <S.Card key={card}>
          <div>
            <div style={{ aspectRatio: '8/5' }}>
              <Skeleton height="100%" />
            </div>
          </div>
          <Words>
            <Skeleton width="60%" height={22} />
            <Skeleton width="30%" height={21} />
            <S.Links>
              {links.map((link) => (
                <li key={link}>
                  <Skeleton width="70%" height={21} />
                </li>
              ))}
            </S.Links>
          </Words>
        </S.Card>
      ))}
    </S.Cards>
  )
}
