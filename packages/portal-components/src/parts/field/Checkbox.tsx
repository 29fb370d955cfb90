import { Check } from 'lucide-react'
import * as S from './Checkbox.styles'
import { FieldMessages } from './FieldMessages'
import type { FieldProps } from './fieldProps'

/** Its label can be pressed as well. */
export interface CheckboxProps extends Omit<FieldProps<boolean>, 'isOptional'> {
  value?: boolean
  defaultValue?: boolean
}

/** Yes or no, taken into account when the form is sent. */
export function Checkbox({ label, value, defaultValue, onBlur, hint, error, ...checkbox }: CheckboxProps) {
  return (
    <S.Field
      {...checkbox}
      isSelected={value}
      defaultSelected={defaultValue}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      onBlur={() => onBlur?.()}
    >
      <S.Label>
        <S.Box>
          <Check aria-hidden />
        </S.Box>
        {label}
      </S.Label>
      <FieldMessages hint={hint} error={error} />
    </S.Field>
  )
}
