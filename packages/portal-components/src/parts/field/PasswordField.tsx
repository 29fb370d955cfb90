import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { BoxButton } from './field.styles'
import { TextField } from './TextField'
import type { TextFieldProps } from './TextField'

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'isMultiline' | 'rows' | 'inputMode' | 'end'
> {
  /** Label of the button that reveals the password. */
  showLabel: string
  hideLabel: string
}

/** A password field with a reveal button: with gloves on and in sunlight, typing blind fails. */
export function PasswordField({ isDisabled = false, showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      isDisabled={isDisabled}
      type={isShown ? 'text' : 'password'}
      end={
        <BoxButton
          isDisabled={isDisabled}
          onPress={() => setIsShown(!isShown)}
          aria-pressed={isShown}
          aria-label={isShown ? hideLabel : showLabel}
        >
          <Icon size={18} aria-hidden />
        </BoxButton>
      }
    />
  )
}
