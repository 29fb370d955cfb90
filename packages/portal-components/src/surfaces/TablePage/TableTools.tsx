import type { ReactNode } from 'react'
import { useSearchDraft } from '../../data/searchPause'
import { SearchInput } from '../../parts/field/SearchInput'
import { usePortal } from '../../context/PortalContext'
import * as S from './TablePage.styles'
import { productsWords } from '../../messages/catalogue'

export interface TableToolsProps {
  /** Label of the table. */
  label: string
  search: string
  onSearchChange: (search: string) => void
  /** Names the fields that a search looks through. Left out, there is no search. */
  searchHint?: string
  /** Fields that filter the rows. */
  filter?: ReactNode
  /** Field that sorts the rows. */
  sortField?: ReactNode
}

/**
 * Search, filter and order of a table. It keeps the text being typed to itself, so that keys draw nothing else again.
 */
export function TableTools({
  label,
  search,
  onSearchChange,
  searchHint,
  filter,
  sortField,
}: TableToolsProps) {
  const { say } = usePortal()
  const { draft, type, submit } = useSearchDraft({ search, onSearch: onSearchChange })
  if (searchHint === undefined && !filter && !sortField) return null
  return (
    <S.Tools>
      {searchHint !== undefined && (
        <S.Search>
          <SearchInput
            label={say(productsWords).searchIn(label)}
            placeholder={searchHint}
            value={draft}
            onChange={type}
            onSubmit={submit}
          />
        </S.Search>
      )}
      {filter && <S.Filter>{filter}</S.Filter>}
      {sortField && <S.Sort>{sortField}</S.Sort>}
    </S.Tools>
  )
}
