import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { FieldLabel } from './FieldLabel'
import { FieldMessages } from './FieldMessages'
import * as S from './PasswordField.styles'
import type { TextFieldProps } from './TextField'
import { TextField as Field } from './TextField.styles'

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'isMultiline' | 'rows' | 'inputMode'
> {
  /** Name of the button that shows what was typed. */
  showLabel: string
  hideLabel: string
}

/** A password, which can be shown: with gloves on and in sunlight, typing blind fails. */
export function PasswordField({
  label,
  onBlur,
  isRequired = false,
  isOptional = false,
  hint,
  error,
  isDisabled = false,
  placeholder,
  showLabel,
  hideLabel,
  ...control
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field
      {...control}
      type={isShown ? 'text' : 'password'}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      onBlur={() => onBlur?.()}
    >
      <FieldLabel label={label} isOptional={isOptional} />
      <S.Frame>
        <S.PasswordInput placeholder={placeholder} autoCapitalize="none" spellCheck={false} />
        <S.Reveal
          isSelected={isShown}
          isDisabled={isDisabled}
          onChange={setIsShown}
          aria-label={isShown ? hideLabel : showLabel}
        >
          <Icon size={18} aria-hidden />
        </S.Reveal>
      </S.Frame>
      <FieldMessages hint={hint} error={error} />
    </Field>
  )
}
