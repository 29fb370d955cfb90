import { Search, X } from 'lucide-react'
import { use, useRef } from 'react'
import type { KeyboardEvent, Ref } from 'react'
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
  const field = useRef<HTMLDivElement>(null)
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // An Enter that ends the composition of a character is not meant for the search.
    if (event.key === 'Enter' && onSubmit && !event.nativeEvent.isComposing) {
      event.preventDefault()
      onSubmit(value)
    }
    if (event.key === 'Escape' && value !== '') {
      // A dialog around the field would close.
      event.preventDefault()
      event.stopPropagation()
      onChange('')
    }
  }
  const clear = () => {
    onChange('')
    field.current?.querySelector('input')?.focus()
  }
  return (
    <S.Field ref={field}>
      <S.Input
        ref={ref}
        type="search"
        aria-label={label}
        value={value}
        placeholder={placeholder}
        disabled={isDisabled}
        data-disabled={isDisabled || undefined}
        enterKeyHint="search"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
      />
      <Search aria-hidden />
      {value !== '' && (
        <S.Clear isBeside isDisabled={isDisabled} aria-label={clearSearch} onPress={clear}>
          <X size={18} aria-hidden />
        </S.Clear>
      )}
    </S.Field>
  )
}
