import type { Ref } from 'react'
import { usePortal, useMessages } from '../../context/PortalContext'
import * as S from './TablePage.styles'
import { tableMessages } from '../../messages/table'

export interface RowCountProps {
  shown: number
  all: number
  /** Read after the count. */
  note?: string | undefined
  /** Shown after the count, which needs few words beside a title. Default: `note`. */
  shortNote?: string | undefined
  /** Shown in place of the count, which is unknown while more rows may come. */
  rest?: string | undefined
  ref: Ref<HTMLParagraphElement>
}

/** The number of rows shown, and of all rows if some are left out: in few words, and whole for screen readers. */
export function RowCount({ shown, all, note, shortNote = note, rest, ref }: RowCountProps) {
  const { formats } = usePortal()
  const words = useMessages(tableMessages)
  const count = formats.quantity(shown)
  const whole = formats.quantity(all)
  const counted = shown < all ? words.countOf(count, whole) : words.count(count)
  const short = shown < all ? words.shortCount(count, whole) : count
  const withNote = (text: string, added: string | undefined) =>
    [text, ...(added && shown > 0 ? [added] : [])].join(' · ')
  return (
    <S.Count>
      <S.WholeCount ref={ref} role="status" tabIndex={-1}>
        {all > 0 && (rest ?? withNote(counted, note))}
      </S.WholeCount>
      <span aria-hidden>{all > 0 && (rest ?? withNote(short, shortNote))}</span>
    </S.Count>
  )
}
