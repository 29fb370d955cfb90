import type { ReactNode } from 'react'
import { today } from '../../hooks/today'
import type { Formats } from '../../messages/formats'
import type { RowForm } from '../../parts/table/useRowWindow'

/** Renders a day for a column with the `listDay` styles: without its year on a card, if that is this year. */
export function dayCell(day: string | null, form: RowForm, formats: Formats): ReactNode {
  const long = formats.date(day)
  const isThisYear = day !== null && day.slice(0, 4) === today().slice(0, 4)
  if (form === 'row' || !isThisYear) return <span>{long}</span>
  return (
    <>
      <span data-long>{long}</span>
      <span data-short>{formats.shortDay(day)}</span>
    </>
  )
}
