import { Search, X } from 'lucide-react'
import { use } from 'react'
import type { Ref } from 'react'
import { PartWords } from '../PartWords'
import * as S from './SearchInput.styles'

export interface SearchInputProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** Enter was pressed. */
  onSubmit?: (value: string) => void
  placeholder: string
  isDisabled?: boolean
  ref?: Ref<HTMLInputElement>
}

/** Words to look for. Escape and the cross clear it. */
export function SearchInput({
  label,
  value,
  onChange,
  onSubmit,
  placeholder,
  isDisabled = false,
  ref,
}: SearchInputProps) {
  const { clearSearch } = use(PartWords)
  return (
    <S.Field aria-label={label} value={value} onChange={onChange} onSubmit={onSubmit} isDisabled={isDisabled}>
      <S.Input ref={ref} placeholder={placeholder} enterKeyHint="search" />
      <Search aria-hidden />
      <S.Clear aria-label={clearSearch}>
        <X size={18} aria-hidden />
      </S.Clear>
    </S.Field>
  )
}
