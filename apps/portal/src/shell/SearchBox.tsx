import { SearchInput, useNotify, usePortal } from '@trade-portal/portal-components'
import { useState } from 'react'

export interface SearchBoxProps {
  onSearch: (term: string) => void
}

/** Looks through the whole catalogue. */
export function SearchBox({ onSearch }: SearchBoxProps) {
  const { messages } = usePortal()
  const notify = useNotify()
  const [term, setTerm] = useState('')

  const search = () => {
    const words = term.trim()
    if (words === '') notify.error(messages.products.searchRequired)
    else onSearch(words)
  }
  return (
    <SearchInput
      label={messages.shell.search}
      placeholder={messages.shell.searchPlaceholder}
      clearLabel={messages.products.clearSearch}
      value={term}
      onChange={setTerm}
      onSubmit={search}
    />
  )
}
