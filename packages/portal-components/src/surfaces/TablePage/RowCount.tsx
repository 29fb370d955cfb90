import type { Ref } from 'react'
import { usePortal, useMessages } from '../../context/PortalContext'
import * as S from './TablePage.styles'
import { tableMessages } from '../../messages/table'

export interface RowCountProps {
  shown: number
  all: number
  /** Shown after the count. */
  note?: string
  /** Shown in place of the count, which is unknown while more rows may come. */
  rest?: string | undefined
  ref: Ref<HTMLParagraphElement>
}

/** The number of rows shown, and of all rows if some are left out. */
export function RowCount({ shown, all, note, rest, ref }: RowCountProps) {
  const { formats } = usePortal()
  const words = useMessages(tableMessages)
  const count = formats.quantity(shown)
  const counted = shown < all ? words.countOf(count, formats.quantity(all)) : words.count(count)
  const text = rest ?? [counted, ...(note && shown > 0 ? [note] : [])].join(' · ')
  return (
    <S.Count ref={ref} role="status" tabIndex={-1}>
      {all > 0 && text}
    </S.Count>
  )
}
