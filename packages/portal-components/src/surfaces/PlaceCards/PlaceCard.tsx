import { productsPath } from '../../places/cataloguePaths'
import { Link } from '../../parts/Link'
import { Picture } from '../../parts/Picture'
import { usePortal } from '../../context/PortalContext'
import * as S from './PlaceCards.styles'
import type { Card } from './cardsOf'
import { catalogueWords } from '../../messages/catalogue'

export interface PlaceCardProps {
  card: Card
  /** Of the card's name among the page's headings. */
  level: 2 | 3
}

const SHOWN_LINKS = 5

/** A picture, a name that leads to the place, and links to the first of the places within. */
export function PlaceCard({ card, level }: PlaceCardProps) {
  const { hrefFor, say } = usePortal()
  const { name, image, path, count, links } = card
  // A single link left over would take no more space than the line that replaces it, so it is shown.
  const shown = links.length > SHOWN_LINKS + 1 ? links.slice(0, SHOWN_LINKS) : links
  return (
    <S.Card>
      <S.CardPicture>
        <Picture src={image} alt="" ratio="8/5" />
      </S.CardPicture>
      <S.CardText>
        <S.CardTitle as={`h${level}`}>
          <Link tone="quiet" href={hrefFor(path)}>
            {name}
          </Link>
        </S.CardTitle>
        {count && <S.Count>{count}</S.Count>}
        {links.length > 0 && (
          <S.Links>
            {shown.map((link) => (
              <li key={productsPath(link.place)}>
                <Link href={hrefFor(productsPath(link.place))}>{link.name}</Link>
              </li>
            ))}
            {shown.length < links.length && (
              <li>
                <Link
                  href={hrefFor(path)}
                  aria-label={`${say(catalogueWords).showAllTypes(links.length)}: ${name}`}
                >
                  {say(catalogueWords).showAllTypes(links.length)}
                </Link>
              </li>
            )}
          </S.Links>
        )}
      </S.CardText>
    </S.Card>
  )
}
