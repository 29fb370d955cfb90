import type { ReactNode } from 'react'
import { Button } from '../../parts/Button'
import { usePortal } from '../../context/PortalContext'
import * as S from './SelectionBar.styles'
import { tableWords } from '../../messages/table'

export interface SelectionBarProps {
  /** Number of selected rows. Nothing is seen of the bar where it is 0. */
  count: number
  /** Number of selected rows that a search or a filter hides. */
  hidden: number
  /** Stands behind the count, such as the sum of their amounts. */
  note?: ReactNode
  onClear: () => void
  /** Buttons for the actions on the selected rows. */
  children: ReactNode
}

/**
 * Shows how many rows are selected, and offers actions on them. It stays in sight as long as the table does. It stands
 * before the table in the document, a few stops of Shift+Tab from any row, and its status is there before the first row is
 * selected: a screen reader says nothing of a status that comes with its words.
 */
export function SelectionBar({ count, hidden, note, onClear, children }: SelectionBarProps) {
  const { formats, say } = usePortal()
  const words = say(tableWords)
  return (
    <S.Bar data-empty={count === 0 || undefined}>
      <S.Count role="status">
        {count > 0 && <strong>{words.selected(formats.quantity(count))}</strong>}
        {hidden > 0 && <S.Aside>{words.selectedHidden(formats.quantity(hidden))}</S.Aside>}
        {note && <S.Aside>{note}</S.Aside>}
      </S.Count>
      {count > 0 && (
        <>
          <Button tone="quiet" onPress={onClear}>
            {words.unselectAll}
          </Button>
          <S.Actions>{children}</S.Actions>
        </>
      )}
    </S.Bar>
  )
}
