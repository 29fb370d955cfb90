import type { ReactNode } from 'react'
import { useSearchDraft } from '../../data/searchPause'
import { SearchInput } from '../../parts/field/SearchInput'
import { useMessages } from '../../context/PortalContext'
import * as S from './TablePage.styles'
import { productsMessages } from '../../messages/catalogue'

export interface TableToolsProps {
  label: string
  search: string
  onSearchChange: (search: string) => void
  /** Names the searched fields. No search if left out. */
  searchHint?: string
  filter?: ReactNode
  sortField?: ReactNode
}

/** Search, filter and order of a table. The typed text is local state, so that keystrokes rerender nothing else. */
export function TableTools({
  label,
  search,
  onSearchChange,
  searchHint,
  filter,
  sortField,
}: TableToolsProps) {
  const words = useMessages(productsMessages)
  const { draft, type, submit } = useSearchDraft({ search, onSearch: onSearchChange })
  if (searchHint === undefined && !filter && !sortField) return null
  return (
    <S.Tools>
      {searchHint !== undefined && (
        <S.Search>
          <SearchInput
            label={words.searchIn(label)}
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
