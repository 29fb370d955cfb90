import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { FieldIdsContext, useFieldIds } from './field'
import { Field } from './field.styles'
import { FieldLabel } from './FieldLabel'
import { FieldMessages } from './FieldMessages'
import type { TextFieldProps } from './TextField'
import * as S from './TextField.styles'

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'isMultiline' | 'rows' | 'inputMode'
> {
  /** Label of the button that reveals the password. */
  showLabel: string
  hideLabel: string
}

/** A password field with a reveal button: with gloves on and in sunlight, typing blind fails. */
export function PasswordField({
  label,
  onChange,
  isRequired = false,
  isOptional = false,
  hint,
  error,
  describedBy,
  isDisabled = false,
  showLabel,
  hideLabel,
  ...control
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const field = useFieldIds({ hint, error, describedBy, isRequired, isDisabled })
  const Icon = isShown ? EyeOff : Eye
  return (
    <FieldIdsContext value={field.ids}>
      <Field>
        <FieldLabel label={label} isOptional={isOptional} />
        <S.PasswordFrame>
          <S.PasswordInput
            autoCapitalize="none"
            spellCheck={false}
            {...control}
            {...field.control}
            type={isShown ? 'text' : 'password'}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          />
          <S.Reveal
            isDisabled={isDisabled}
            onPress={() => setIsShown(!isShown)}
            aria-pressed={isShown}
            aria-label={isShown ? hideLabel : showLabel}
          >
            <Icon size={18} aria-hidden />
          </S.Reveal>
        </S.PasswordFrame>
        <FieldMessages hint={hint} error={error} />
      </Field>
    </FieldIdsContext>
  )
}
