import { PackageSearch } from 'lucide-react'
import { useState } from 'react'
import { productsPath, searchPath } from '../../places/cataloguePaths'
import { Button } from '../../parts/Button'
import { EmptyState } from '../../parts/EmptyState'
import { Heading } from '../../parts/Heading'
import { Link } from '../../parts/Link'
import { SearchInput } from '../../parts/field/SearchInput'
import { usePortal } from '../../context/PortalContext'
import * as S from './NotInCatalogue.styles'
import { catalogueWords, productsWords } from '../../messages/catalogue'
import { shellWords } from '../../messages/shell'
import { useHeadTitle } from '../Widget/HeadContext'

export interface NotInCatalogueProps {
  /** Name of the place in the address. */
  name: string
}

/** Says that the merchant's menu lacks a place, and offers to search for it. */
export function NotInCatalogue({ name }: NotInCatalogueProps) {
  const { say, navigate, hrefFor } = usePortal()
  useHeadTitle(say(catalogueWords).root)
  const [term, setTerm] = useState('')
  const [isBlank, setIsBlank] = useState(false)

  const search = () => {
    if (term.trim()) navigate(searchPath(term.trim()))
    else setIsBlank(true)
  }

  return (
    <S.Page>
      <Heading level={1} tabIndex={-1}>
        {say(catalogueWords).root}
      </Heading>
      <EmptyState
        title={say(catalogueWords).notInCatalogue(name)}
        icon={<PackageSearch />}
        action={<Link href={hrefFor(productsPath())}>{say(catalogueWords).browseCategories}</Link>}
      >
        <div>{say(catalogueWords).notInCatalogueHint}</div>
        <S.Search>
          <SearchInput
            label={say(shellWords).search}
            placeholder={say(shellWords).searchPlaceholder}
            value={term}
            onChange={(value) => {
              setTerm(value)
              setIsBlank(false)
            }}
            onSubmit={search}
          />
          <Button tone="primary" onPress={search}>
            {say(shellWords).search}
          </Button>
        </S.Search>
        {isBlank && <S.Error role="alert">{say(productsWords).searchRequired}</S.Error>}
      </EmptyState>
    </S.Page>
  )
}
