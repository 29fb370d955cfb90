import type { Category } from '@trade-portal/fluid-sdk'
import { usePortal, useMessages } from '../../context/PortalContext'
import { productsPath } from '../../routes/cataloguePaths'
import { Link } from '../../parts/Link'
import { Picture } from '../../parts/Picture'
import { catalogueMessages } from '../../messages/catalogue'
import type { BreadcrumbStep } from '../../routes/catalogueLevels'
import type { MessagesOf } from '../../messages/MessagesOf'
import * as S from './CatalogueCards.styles'

export interface CatalogueCardsProps {
  /** All categories, or one category whose types are shown. */
  of: Category[] | Category
  /** Heading level of the cards' names. */
  level?: CatalogueCardProps['level']
}

/** The catalogue's categories, or one category's types, as cards with pictures. */
export function CatalogueCards({ of, level = 2 }: CatalogueCardsProps) {
  const { messagesOf } = usePortal()
  return (
    <S.Cards>
      {cardsOf(of, messagesOf).map((card) => (
        <CatalogueCard key={card.id} card={card} level={level} />
      ))}
    </S.Cards>
  )
}

interface CatalogueCardProps {
  card: Card
  /** Heading level of the card's name. */
  level: 2 | 3
}

const SHOWN_LINKS = 5

/** A picture, a name linked to the category or type, and links to the first entries within. */
function CatalogueCard({ card, level }: CatalogueCardProps) {
  const { hrefFor } = usePortal()
  const words = useMessages(catalogueMessages)
  const { name, image, path, count, links } = card
  // A single hidden link would take no more space than the line that replaces it, so it is shown.
  const shown = links.length > SHOWN_LINKS + 1 ? links.slice(0, SHOWN_LINKS) : links
  return (
    <S.Card>
      <div>
        <Picture src={image} alt="" ratio="8/5" />
      </div>
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
              <li key={productsPath(link.cataloguePath)}>
                <Link href={hrefFor(productsPath(link.cataloguePath))}>{link.name}</Link>
              </li>
            ))}
            {shown.length < links.length && (
              <li>
                <Link href={hrefFor(path)} aria-label={`${words.showAllTypes(links.length)}: ${name}`}>
                  {words.showAllTypes(links.length)}
                </Link>
              </li>
            )}
          </S.Links>
        )}
      </S.CardText>
    </S.Card>
  )
}

interface Card {
  id: string
  name: string
  image: string | null
  path: string
  /** Number of entries within, such as `4 types`; empty if there are none. */
  count: string
  links: BreadcrumbStep[]
}

/** Returns the cards of all categories, or of one category's types. */
function cardsOf(source: Category[] | Category, messagesOf: MessagesOf): Card[] {
  const { typeCount, classCount } = messagesOf(catalogueMessages)
  if (Array.isArray(source)) {
    return source.map(({ id: categoryId, name, image, types }) => ({
      id: categoryId,
      name,
      image,
      path: productsPath({ categoryId }),
      count: types.length > 0 ? typeCount(types.length) : '',
      links: types.map((type) => ({ name: type.name, cataloguePath: { categoryId, typeId: type.id } })),
    }))
  }
  const categoryId = source.id
  return source.types.map(({ id: typeId, name, image, classes }) => ({
    id: typeId,
    name,
    image,
    path: productsPath({ categoryId, typeId }),
    count: classes.length > 0 ? classCount(classes.length) : '',
    links: classes.map((item) => ({
      name: item.name,
      cataloguePath: { categoryId, typeId, classId: item.id },
    })),
  }))
}
