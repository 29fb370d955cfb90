import { Search, X } from 'lucide-react'
import { use, useRef } from 'react'
import type { KeyboardEvent, Ref } from 'react'
import { PartMessages } from '../PartMessages'
import { BoxButton } from './field.styles'
import * as S from './SearchInput.styles'

export interface SearchInputProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** Called on Enter. */
  onSubmit?: (value: string) => void
  placeholder: string
  isDisabled?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A search field. Escape and the clear button empty it. */
export function SearchInput({
  label,
  value,
  onChange,
  onSubmit,
  placeholder,
  isDisabled = false,
  ref,
}: SearchInputProps) {
  const { clearSearch } = use(PartMessages)
  const field = useRef<HTMLDivElement>(null)
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter may also confirm an IME composition.
    if (event.key === 'Enter' && onSubmit && !event.nativeEvent.isComposing) {
      event.preventDefault()
      onSubmit(value)
    }
    if (event.key === 'Escape' && value !== '') {
      // Escape would close a surrounding dialog.
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
        <BoxButton isBeside isDisabled={isDisabled} aria-label={clearSearch} onPress={clear}>
          <X size={18} aria-hidden />
        </BoxButton>
      )}
    </S.Field>
  )
}
