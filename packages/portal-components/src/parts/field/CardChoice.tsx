import { Check } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import * as S from './CardChoice.styles'
import { FieldLabel } from './FieldLabel'
import { FieldMessages } from './FieldMessages'
import type { FieldProps } from './fieldProps'

export interface CardOption {
  id: string
  name: string
  icon: ReactNode
}

export interface CardChoiceProps extends FieldProps<string> {
  options: readonly CardOption[]
  /** The id of the chosen option; empty or `null` for none. */
  value: string | null
  onChange: (id: string) => void
}

/** Up to six answers that decide what else is asked, each a card with its icon. */
export function CardChoice({
  label,
  options,
  value,
  onChange,
  onBlur,
  hint,
  error,
  isRequired = false,
  isOptional = false,
  isDisabled = false,
}: CardChoiceProps) {
  const hintId = useId()
  return (
    <S.Group
      value={value || null}
      onChange={onChange}
      onBlur={() => onBlur?.()}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      aria-describedby={hint ? hintId : undefined}
    >
      <FieldLabel label={label} isOptional={isOptional} />
      <S.Options>
        {options.map(({ id, name, icon }) => (
          <S.Option key={id} value={id}>
            <S.Face>
              {icon}
              <S.Mark aria-hidden>
                <Check strokeWidth={3} />
              </S.Mark>
              <S.Name>{name}</S.Name>
            </S.Face>
          </S.Option>
        ))}
      </S.Options>
      {/* React Aria looks once for what describes a group, and this comes and goes with the answer. */}
      {hint && <S.Hint id={hintId}>{hint}</S.Hint>}
      <FieldMessages error={error} />
    </S.Group>
  )
}
