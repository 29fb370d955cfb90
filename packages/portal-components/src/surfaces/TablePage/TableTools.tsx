import type { ReactNode } from 'react'
import { useSearchDraft } from '../../hooks/useSearchDraft'
import { SearchInput } from '../../parts/field/SearchInput'
import { usePortal } from '../../portal/PortalContext'
import * as S from './TablePage.styles'

export interface TableToolsProps {
  /** Of the table. */
  label: string
  search: string
  onSearchChange: (search: string) => void
  /** What rows are found by. Left out, there is no search. */
  searchHint?: string
  /** Fields that narrow the rows. */
  filter?: ReactNode
  /** The field for the order. */
  sortField?: ReactNode
}

/** What rows are found, narrowed and sorted by. What is being typed draws nothing else again. */
export function TableTools({
  label,
  search,
  onSearchChange,
  searchHint,
  filter,
  sortField,
}: TableToolsProps) {
  const { messages } = usePortal()
  const { draft, type, submit } = useSearchDraft({ search, onSearch: onSearchChange })
  if (searchHint === undefined && !filter && !sortField) return null
  return (
    <S.Tools>
      {searchHint !== undefined && (
        <S.Search>
          <SearchInput
            label={messages.products.searchIn(label)}
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
