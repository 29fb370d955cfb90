import { Check, ChevronDown } from 'lucide-react'
import { FieldLabel } from './FieldLabel'
import { FieldMessages } from './FieldMessages'
import type { FieldProps } from './fieldProps'
import { Option, Popover } from '../popover.styles'
import * as S from './Select.styles'

export interface SelectOption {
  id: string
  name: string
  /** A second line, such as an address. */
  hint?: string
}

export interface SelectProps extends FieldProps<string> {
  options: readonly SelectOption[]
  /** The id of the chosen option; empty or `null` for none. */
  value: string | null
  onChange: (id: string) => void
  placeholder: string
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
  isDisabled = false,
}: SelectProps) {
  return (
    <S.Select
      value={value || null}
      onChange={(id) => id !== null && onChange(String(id))}
      onBlur={() => onBlur?.()}
      placeholder={placeholder}
      name={name}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <FieldLabel label={label} isOptional={isOptional} />
      <S.Trigger>
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
