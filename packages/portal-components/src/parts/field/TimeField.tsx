import { parseTime, type Time } from '@internationalized/date'
import { useMemo, useRef } from 'react'
import { AnswerSegment } from './AnswerSegment'
import { AriaFrame } from '../AriaFrame'
import { FieldIdsContext, useFieldIds } from './field'
import { FieldLabel } from './FieldLabel'
import { FieldMessages } from './FieldMessages'
import type { FieldProps } from './field'
import * as S from './DateField.styles'
import { useWholeAnswer } from '../ariaPatches/useWholeAnswer'

export interface TimeFieldProps extends FieldProps<string> {
  /** `HH:mm`, or empty. */
  value: string
  onChange: (value: string) => void
}

/** A time, typed by segment. In the chunk of the date field: load it lazily. */
export function TimeField(props: TimeFieldProps) {
  return (
    <AriaFrame>
      <Field {...props} />
    </AriaFrame>
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
  isDisabled = false,
}: TimeFieldProps) {
  const { shown, change, tellMissing } = useWholeAnswer({ value, onChange })
  // An equal time must be the same object, or React Aria discards the segments being typed.
  const time = useMemo(() => timeOf(shown), [shown])
  const field = useRef<HTMLDivElement>(null)
  const { ids, control } = useFieldIds({ hint, error })
  const focusFirstPart = () => field.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus()
  return (
    <FieldIdsContext value={{ ...ids, control: null, onLabelPress: focusFirstPart }}>
      <S.TimeField
        ref={field}
        value={time}
        onChange={(next) => change(next?.toString().slice(0, 5) ?? '')}
        onBlur={() => onBlur?.()}
        name={name}
        isRequired={isRequired}
        isDisabled={isDisabled}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        aria-labelledby={ids.label}
        aria-describedby={control['aria-describedby']}
      >
        <FieldLabel label={label} isOptional={isOptional} />
        <S.TimeFrame data-invalid={error ? true : undefined} data-disabled={isDisabled || undefined}>
          <S.Segments>
            {(segment) => <AnswerSegment segment={segment} isRequired={isRequired} onMissing={tellMissing} />}
          </S.Segments>
        </S.TimeFrame>
        <FieldMessages hint={hint} error={error} />
      </S.TimeField>
    </FieldIdsContext>
  )
}

/** Returns null for an invalid time, such as a draft of an older version. */
function timeOf(text: string): Time | null {
  try {
    return text ? parseTime(text) : null
  } catch {
    return null
  }
}
