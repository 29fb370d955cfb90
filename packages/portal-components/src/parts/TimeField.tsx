import { parseTime, type Time } from '@internationalized/date'
import { I18nProvider } from 'react-aria-components'
import { FieldLabel } from './FieldLabel'
import { FieldMessages } from './FieldMessages'
import * as S from './TimeField.styles'

export interface TimeFieldProps {
  label: string
  /** `HH:mm`, or empty. */
  value: string
  onChange: (time: string) => void
  onBlur?: () => void
  /** How a time is written; the page's locale by default. */
  locale?: string
  name?: string
  hint?: string
  error?: string
  isRequired?: boolean
  isOptional?: boolean
  optionalLabel?: string
  isDisabled?: boolean
}

/** A time of day, typed part by part. Shares the date field's chunk: load it when it is needed. */
export function TimeField({ locale, ...field }: TimeFieldProps) {
  if (!locale) return <Field {...field} />
  return (
    <I18nProvider locale={locale}>
      <Field {...field} />
    </I18nProvider>
  )
}

function Field({
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
}: Omit<TimeFieldProps, 'locale'>) {
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
