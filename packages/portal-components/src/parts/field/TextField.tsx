import type { CSSProperties, HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode } from 'react'
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
  spellCheck?: boolean
  isMultiline?: boolean
  rows?: number
  placeholder?: string
  /** Id of a further description elsewhere. */
  describedBy?: string | undefined
  /** A button within the box, at its end. */
  end?: ReactNode
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
  end,
  ...control
}: TextFieldProps) {
  const field = useFieldIds({ hint, error, describedBy, isRequired, isDisabled })
  const shared = { ...control, ...field.control }
  const input = (
    <S.Input {...shared} type={type} onChange={(event) => onChange?.(event.currentTarget.value)} />
  )
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
        ) : end ? (
          <S.Frame>
            {input}
            {end}
          </S.Frame>
        ) : (
          input
        )}
        <FieldMessages hint={hint} error={error} />
      </Field>
    </FieldIdsContext>
  )
}
