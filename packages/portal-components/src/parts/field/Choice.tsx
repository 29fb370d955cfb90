import { Check } from 'lucide-react'
import { FieldLabel } from './FieldLabel'
import { FieldMessages } from './FieldMessages'
import type { FieldProps } from './fieldProps'
import * as S from './Choice.styles'

export interface ChoiceProps extends FieldProps<string> {
  options: readonly { id: string; name: string }[]
  /** The id of the chosen option; empty or `null` for none. */
  value: string | null
  onChange: (id: string) => void
}

/** Up to ten short answers, all in view, to choose one of. */
export function Choice({
  label,
  options,
  value,
  onChange,
  onBlur,
  name,
  hint,
  error,
  isRequired = false,
  isOptional = false,
  isDisabled = false,
}: ChoiceProps) {
  return (
    <S.Group
      name={name}
      orientation="horizontal"
      value={value || null}
      onChange={onChange}
      onBlur={() => onBlur?.()}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <FieldLabel label={label} isOptional={isOptional} />
      <S.Options>
        {options.map((option) => (
          <S.Option key={option.id} value={option.id}>
            <S.Face>
              {option.id === value && <Check aria-hidden />}
              {option.name}
            </S.Face>
          </S.Option>
        ))}
      </S.Options>
      <FieldMessages hint={hint} error={error} />
    </S.Group>
  )
}
