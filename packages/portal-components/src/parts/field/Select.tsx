import { Check, ChevronDown } from 'lucide-react'
import type { Ref } from 'react'
import { FieldLabel } from './FieldLabel'
import { FieldMessages } from './FieldMessages'
import { Option, Popover } from '../popover.styles'
import * as S from './Select.styles'

export interface SelectOption {
  id: string
  name: string
  /** A second line, such as an address. */
  hint?: string
}

export interface SelectProps {
  label: string
  options: readonly SelectOption[]
  /** The id of the chosen option. */
  value: string | null
  onChange: (id: string) => void
  onBlur?: () => void
  placeholder: string
  name?: string
  hint?: string
  error?: string
  isRequired?: boolean
  isOptional?: boolean
  optionalLabel?: string
  isDisabled?: boolean
  /** The button that opens the list, so that a form can take the focus to it. */
  ref?: Ref<HTMLButtonElement>
}

/** One of several answers, opened to choose. */
export function Select({
  label,
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  name,
  hint,
  error,
  isRequired = false,
  isOptional = false,
  optionalLabel,
  isDisabled = false,
  ref,
}: SelectProps) {
  return (
    <S.Select
      value={value}
      onChange={(id) => id !== null && onChange(String(id))}
      onBlur={() => onBlur?.()}
      placeholder={placeholder}
      name={name}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <FieldLabel label={label} optionalLabel={isOptional ? optionalLabel : undefined} />
      <S.Trigger ref={ref}>
        <S.Value>{({ selectedText, isPlaceholder }) => (isPlaceholder ? placeholder : selectedText)}</S.Value>
        <ChevronDown aria-hidden />
      </S.Trigger>
      <FieldMessages hint={hint} error={error} />
      <Popover offset={4}>
        <S.ListBox>
          {options.map((option) => (
            <Option key={option.id} id={option.id} textValue={option.name}>
              {({ isSelected }) => (
                <>
                  <S.Words>
                    <span>{option.name}</span>
                    {option.hint && <S.OptionHint>{option.hint}</S.OptionHint>}
                  </S.Words>
                  {isSelected && <Check aria-hidden />}
                </>
              )}
            </Option>
          ))}
        </S.ListBox>
      </Popover>
    </S.Select>
  )
}
