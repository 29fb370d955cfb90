import type { HTMLInputTypeAttribute, InputHTMLAttributes, Ref } from 'react'
import { FieldLabel } from './FieldLabel'
import { FieldMessages } from './FieldMessages'
import * as S from './TextField.styles'

export interface TextFieldProps {
  label: string
  name?: string
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  onBlur?: () => void
  type?: HTMLInputTypeAttribute
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: string
  autoCapitalize?: string
  autoFocus?: boolean
  isRequired?: boolean
  isOptional?: boolean
  /** The word behind the label when `isOptional`. */
  optionalLabel?: string
  /** Help under the field. */
  hint?: string
  /** What is wrong and what to do; read out with the field. */
  error?: string
  isMultiline?: boolean
  rows?: number
  isDisabled?: boolean
  maxLength?: number
  placeholder?: string
  /** The control itself, so that a form can take the focus to it. */
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement>
}

/** One answer in words or figures. */
export function TextField({
  label,
  onBlur,
  type = 'text',
  isRequired = false,
  isOptional = false,
  optionalLabel,
  hint,
  error,
  isMultiline = false,
  rows = 3,
  isDisabled = false,
  placeholder,
  ref,
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
      <FieldLabel label={label} optionalLabel={isOptional ? optionalLabel : undefined} />
      {isMultiline ? (
        <S.TextArea ref={ref as Ref<HTMLTextAreaElement>} rows={rows} placeholder={placeholder} />
      ) : (
        <S.Input ref={ref as Ref<HTMLInputElement>} placeholder={placeholder} />
      )}
      <FieldMessages hint={hint} error={error} />
    </S.TextField>
  )
}
