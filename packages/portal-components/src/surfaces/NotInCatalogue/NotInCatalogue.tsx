import { PackageSearch } from 'lucide-react'
import { useState } from 'react'
import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { productsPath, searchPath } from '../../routes/cataloguePaths'
import { Button } from '../../parts/Button'
import { EmptyState } from '../../parts/EmptyState'
import { Heading } from '../../parts/Heading'
import { Stack } from '../../parts/layout/Layout'
import { Link } from '../../parts/Link'
import { SearchInput } from '../../parts/field/SearchInput'
import { usePortal, useMessages } from '../../context/PortalContext'
import { catalogueMessages, productsMessages } from '../../messages/catalogue'
import { shellMessages } from '../../messages/shell'
import { useHeadTitle } from '../Widget/HeadContext'

export interface NotInCatalogueProps {
  /** The category's name in the URL. */
  name: string
}

/** Shows that a category is missing from the merchant's menu, and offers a search for it. */
export function NotInCatalogue({ name }: NotInCatalogueProps) {
  const { navigate, hrefFor } = usePortal()
  const catalogue = useMessages(catalogueMessages)
  const shell = useMessages(shellMessages)
  const products = useMessages(productsMessages)
  useHeadTitle(catalogue.root)
  const [term, setTerm] = useState('')
  const [isBlank, setIsBlank] = useState(false)

  const search = () => {
    if (term.trim()) navigate(searchPath(term.trim()))
    else setIsBlank(true)
  }

  return (
    <Stack gap={12}>
      <Heading level={1} tabIndex={-1}>
        {catalogue.root}
      </Heading>
      <EmptyState
        title={catalogue.notInCatalogue(name)}
        icon={<PackageSearch />}
        action={<Link href={hrefFor(productsPath())}>{catalogue.browseCategories}</Link>}
      >
        <div>{catalogue.notInCatalogueHint}</div>
        <Search>
          <SearchInput
            label={shell.search}
            placeholder={shell.searchPlaceholder}
            value={term}
            onChange={(value) => {
              setTerm(value)
              setIsBlank(false)
            }}
            onSubmit={search}
          />
          <Button tone="primary" onPress={search}>
            {shell.search}
          </Button>
        </Search>
        {isBlank && <Problem role="alert">{products.searchRequired}</Problem>}
      </EmptyState>
    </Stack>
  )
}

const Search = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: stretch;
  gap: ${token.space[8]};
  margin-block-start: ${token.space[16]};
`

const Problem = styled.p`
  margin: ${token.space[8]} 0 0;
  color: ${token.color.critical};
  font-size: ${token.font.size[14]};
  font-weight: ${token.font.weight.medium};
`
