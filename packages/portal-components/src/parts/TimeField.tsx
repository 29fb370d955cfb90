import { parseTime, type Time } from '@internationalized/date'
import type { AnswerFieldProps } from './answerField'
import { FieldLabel } from './FieldLabel'
import { FieldMessages } from './FieldMessages'
import * as S from './TimeField.styles'

/** A time of day, `HH:mm`, typed part by part. Shares the date field's chunk: load it when it is needed. */
export function TimeField({
  label,
  value,
  onChange,
  onBlur,
  name,
  hint,
  error,
  isRequired = false,
  isOptional = false,
  optionalLabel,
  isDisabled = false,
}: AnswerFieldProps) {
  return (
    <S.TimeField
      value={timeOf(value)}
      onChange={(time) => onChange(time?.toString().slice(0, 5) ?? '')}
      onBlur={() => onBlur?.()}
      name={name}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <FieldLabel label={label} optionalLabel={isOptional ? optionalLabel : undefined} />
      <S.Frame data-invalid={error ? true : undefined} data-disabled={isDisabled || undefined}>
        <S.Segments>{(segment) => <S.Segment segment={segment} />}</S.Segments>
      </S.Frame>
      <FieldMessages hint={hint} error={error} />
    </S.TimeField>
  )
}

/** A time that is none, such as a draft from an older version, shows as empty. */
function timeOf(text: string): Time | null {
  try {
    return text ? parseTime(text) : null
  } catch {
    return null
  }
}
