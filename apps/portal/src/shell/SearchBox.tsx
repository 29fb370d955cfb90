import { SearchInput, useNotify, usePortal } from '@trade-portal/portal-components'
import { useEffect, useRef, useState } from 'react'

export interface SearchBoxProps {
  /** It was opened to be typed in. */
  isFocused?: boolean
  onSearch: (term: string) => void
}

/** Looks through the whole catalogue. */
export function SearchBox({ isFocused = false, onSearch }: SearchBoxProps) {
  const { messages } = usePortal()
  const notify = useNotify()
  const [term, setTerm] = useState('')
  const inputRef = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (isFocused) inputRef.current?.focus()
  }, [isFocused])

  const search = () => {
    const words = term.trim()
    if (words === '') notify.error(messages.products.searchRequired)
    else onSearch(words)
  }
  return (
    <SearchInput
      ref={inputRef}
      label={messages.shell.search}
      placeholder={messages.shell.searchPlaceholder}
      clearLabel={messages.products.clearSearch}
      value={term}
      onChange={setTerm}
      onSubmit={search}
    />
  )
}
