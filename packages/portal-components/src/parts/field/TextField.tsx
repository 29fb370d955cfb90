import type { CSSProperties, HTMLInputTypeAttribute, InputHTMLAttributes } from 'react'
import { FieldLabel } from './FieldLabel'
import { FieldMessages } from './FieldMessages'
import type { FieldProps } from './fieldProps'
import * as S from './TextField.styles'

export interface TextFieldProps extends FieldProps<string> {
  value?: string
  defaultValue?: string
  type?: HTMLInputTypeAttribute
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: string
  autoCapitalize?: string
  autoFocus?: boolean
  isMultiline?: boolean
  rows?: number
  maxLength?: number
  placeholder?: string
}

/** An answer in words or figures. */
export function TextField({
  label,
  onBlur,
  type = 'text',
  isRequired = false,
  isOptional = false,
  hint,
  error,
  isMultiline = false,
  rows = 3,
  isDisabled = false,
  placeholder,
  ...control
}: TextFieldProps) {
  return (
    <S.TextField
      {...control}
      type={isMultiline ? undefined : type}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      onBlur={() => onBlur?.()}
    >
      <FieldLabel label={label} isOptional={isOptional} />
      {isMultiline ? (
        <S.TextArea rows={rows} placeholder={placeholder} style={{ '--rows': rows } as CSSProperties} />
      ) : (
        <S.Input placeholder={placeholder} />
      )}
      <FieldMessages hint={hint} error={error} />
    </S.TextField>
  )
}
