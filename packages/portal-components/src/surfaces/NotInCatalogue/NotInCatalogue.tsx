import { PackageSearch } from 'lucide-react'
import { useState } from 'react'
import { productsPath, searchPath } from '../../places/cataloguePaths'
import { Button } from '../../parts/Button'
import { EmptyState } from '../../parts/EmptyState'
import { Heading } from '../../parts/Heading'
import { Link } from '../../parts/Link'
import { SearchInput } from '../../parts/field/SearchInput'
import { usePortal } from '../../portal/PortalContext'
import * as S from './NotInCatalogue.styles'

export interface NotInCatalogueProps {
  /** Name of the place in the address. */
  name: string
}

/** Says that the merchant's menu lacks a place, and offers to search for it. */
export function NotInCatalogue({ name }: NotInCatalogueProps) {
  const { messages, navigate, hrefFor } = usePortal()
  const [term, setTerm] = useState('')
  const [isBlank, setIsBlank] = useState(false)

  const search = () => {
    if (term.trim()) navigate(searchPath(term.trim()))
    else setIsBlank(true)
  }

  return (
    <S.Page>
      <Heading level={1} tabIndex={-1}>
        {messages.catalogue.root}
      </Heading>
      <EmptyState
        title={messages.catalogue.notInCatalogue(name)}
        icon={<PackageSearch />}
        action={<Link href={hrefFor(productsPath())}>{messages.catalogue.browseCategories}</Link>}
      >
        {messages.catalogue.notInCatalogueHint}
        <S.Search>
          <SearchInput
            label={messages.shell.search}
            placeholder={messages.shell.searchPlaceholder}
            value={term}
            onChange={(value) => {
              setTerm(value)
              setIsBlank(false)
            }}
            onSubmit={search}
          />
          <Button tone="primary" onPress={search}>
            {messages.shell.search}
          </Button>
        </S.Search>
        {isBlank && <S.Error role="alert">{messages.products.searchRequired}</S.Error>}
      </EmptyState>
    </S.Page>
  )
}
