import { CalendarDays } from 'lucide-react'
import { FieldLabel } from './FieldLabel'
import * as S from './DayPlace.styles'

export interface DayPlaceProps {
  label: string
  /** `YYYY-MM-DD`, or empty. */
  value: string
  /** A day as the locale writes it. */
  written: (isoDate: string) => string
}

/** Stands for its parts where there is no day. */
const SAMPLE = '2000-11-22'
const placeholders: Partial<Record<string, string>> = { '22': 'dd', '11': 'mm', '2000': 'yyyy' }

/** A `DateField` as it looks, until its code has been read and the page has time for it. */
export function DayPlace({ label, value, written }: DayPlaceProps) {
  const parts = written(value || SAMPLE).split(/(\D+)/)
  return (
    <S.Field aria-hidden>
      <FieldLabel label={label} />
      <S.Frame>
        <S.Parts>
          {parts.map((part, place) => (
            <span key={place} data-placeholder={value ? undefined : true}>
              {value ? part : (placeholders[part] ?? part)}
            </span>
          ))}
        </S.Parts>
        <S.Opener>
          <CalendarDays size={18} aria-hidden />
        </S.Opener>
      </S.Frame>
    </S.Field>
  )
}
