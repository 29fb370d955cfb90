import { CalendarDays } from 'lucide-react'
import { FieldLabel } from './FieldLabel'
import * as S from './DayBox.styles'
import { Field } from './field.styles'
import { Row } from '../layout/Layout'

export interface DayBoxProps {
  label: string
  /** `YYYY-MM-DD`, or empty. */
  value: string
  /** Formats a day for the locale. */
  written: (isoDate: string) => string
}

/** A day whose parts are replaced by placeholders. */
const SAMPLE = '2000-11-22'
const placeholders: Partial<Record<string, string>> = { '22': 'dd', '11': 'mm', '2000': 'yyyy' }

/** A placeholder with the look of a `DateField`, until its chunk is loaded and the page is idle. */
export function DayBox({ label, value, written }: DayBoxProps) {
  const parts = written(value || SAMPLE).split(/(\D+)/)
  return (
    <Field aria-hidden>
      <FieldLabel label={label} />
      <S.Frame>
        <Row grow>
          {parts.map((part, position) => (
            <S.Part key={position} data-placeholder={value ? undefined : true}>
              {value ? part : (placeholders[part] ?? part)}
            </S.Part>
          ))}
        </Row>
        <S.Opener>
          <CalendarDays size={18} aria-hidden />
        </S.Opener>
      </S.Frame>
    </Field>
  )
}
