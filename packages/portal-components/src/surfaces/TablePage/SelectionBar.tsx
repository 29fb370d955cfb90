import type { ReactNode } from 'react'
import { Button } from '../../parts/Button'
import { usePortal } from '../../portal/PortalContext'
import * as S from './SelectionBar.styles'

export interface SelectionBarProps {
  /** How many are selected. */
  count: number
  /** How many of them a search or a filter leaves out. */
  hidden: number
  /** Stands behind the count, such as the sum of their amounts. */
  note?: ReactNode
  onClear: () => void
  /** What can be done with them, as buttons. */
  children: ReactNode
}

/** Says how many rows are selected and what can be done with them, in sight as long as the table is. */
export function SelectionBar({ count, hidden, note, onClear, children }: SelectionBarProps) {
  const { formats, messages } = usePortal()
  const words = messages.table
  return (
    <S.Bar>
      <S.Count role="status">
        <strong>{words.selected(formats.quantity(count))}</strong>
        {hidden > 0 && <S.Aside>{words.selectedHidden(formats.quantity(hidden))}</S.Aside>}
        {note && <S.Aside>{note}</S.Aside>}
      </S.Count>
      <Button tone="quiet" onPress={onClear}>
        {words.unselectAll}
      </Button>
      <S.Actions>{children}</S.Actions>
    </S.Bar>
  )
}
