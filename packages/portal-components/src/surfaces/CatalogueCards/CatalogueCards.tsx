import type { Category } from '@trade-portal/fluid-sdk'
import { usePortal, useMessages } from '../../context/PortalContext'
import { productsPath } from '../../routes/cataloguePaths'
import { Link } from '../../parts/Link'
import { Picture } from '../../parts/Picture'
import { catalogueMessages } from '../../messages/catalogue'
import { catalogueEntry } from '../CatalogueEntry/catalogueEntry'
import type { CatalogueEntry } from '../CatalogueEntry/catalogueEntry'
import { Words } from '../CardGrid/CardGrid.styles'
import * as S from './CatalogueCards.styles'

export interface CatalogueCardsProps {
  /** All categories, or one category whose types are shown. */
  of: Category[] | Category
  /** Heading level of the cards' names. */
  level?: CatalogueCardProps['level']
}

/** The catalogue's categories, or one category's types, as cards with pictures. */
export function CatalogueCards({ of, level = 2 }: CatalogueCardsProps) {
  const { typeCount, classCount } = useMessages(catalogueMessages)
  const [entries, countOf] = Array.isArray(of)
    ? [of.map(catalogueEntry), typeCount]
    : [catalogueEntry(of).below, classCount]
  return (
    <S.Cards>
      {entries.map((entry) => (
        <CatalogueCard key={entry.id} entry={entry} countOf={countOf} level={level} />
      ))}
    </S.Cards>
  )
}

interface CatalogueCardProps {
  entry: CatalogueEntry
  /** Returns the number of entries within as text, such as `4 types`. */
  countOf: (count: number) => string
  /** Heading level of the card's name. */
  level: 2 | 3
}

const SHOWN_LINKS = 5

/** A picture, a name linked to the category or type, and links to the first entries within. */
function CatalogueCard({ entry, countOf, level }: CatalogueCardProps) {
  const { hrefFor } = usePortal()
  const words = useMessages(catalogueMessages)
  const { name, image, cataloguePath, below: links } = entry
  const path = productsPath(cataloguePath)
  // A single hidden link would take no more space than the line that replaces it, so it is shown.
  const shown = links.length > SHOWN_LINKS + 1 ? links.slice(0, SHOWN_LINKS) : links
  return (
    <S.Card>
      <div>
        <Picture src={image} alt="" ratio="8/5" />
      </div>
      <Words>
        <S.CardTitle as={`h${level}`}>
          <Link tone="quiet" href={hrefFor(path)}>
            {name}
          </Link>
        </S.CardTitle>
        {links.length > 0 && <S.Count>{countOf(links.length)}</S.Count>}
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
      </Words>
    </S.Card>
  )
}
