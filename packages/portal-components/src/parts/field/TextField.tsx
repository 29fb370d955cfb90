import type { CSSProperties, HTMLInputTypeAttribute, InputHTMLAttributes } from 'react'
import { FieldIdsContext, useFieldIds } from './field'
import { FieldLabel } from './FieldLabel'
import { FieldMessages } from './FieldMessages'
import type { FieldProps } from './field'
import * as S from './TextField.styles'
import { Field } from './field.styles'

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
  /** Id of a further description elsewhere. */
  describedBy?: string | undefined
}

/** A text or number input. */
export function TextField({
  label,
  onChange,
  type = 'text',
  isRequired = false,
  isOptional = false,
  hint,
  error,
  describedBy,
  isMultiline = false,
  rows = 3,
  isDisabled = false,
  ...control
}: TextFieldProps) {
  const field = useFieldIds({ hint, error, describedBy, isRequired, isDisabled })
  const shared = { ...control, ...field.control }
  return (
    <FieldIdsContext value={field.ids}>
      <Field>
        <FieldLabel label={label} isOptional={isOptional} />
        {isMultiline ? (
          <S.TextArea
            {...shared}
            rows={rows}
            style={{ '--rows': rows } as CSSProperties}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          />
        ) : (
          <S.Input {...shared} type={type} onChange={(event) => onChange?.(event.currentTarget.value)} />
        )}
        <FieldMessages hint={hint} error={error} />
      </Field>
    </FieldIdsContext>
  )
}
