import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { Button } from '../../parts/Button'
import { Text } from '../../parts/layout/Layout'
import { usePortal } from '../../context/PortalContext'
import { tableWords } from '../../messages/table'
import * as S from './TablePage.styles'

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
    <S.SelectionBar data-empty={count === 0 || undefined}>
      <S.SelectionCount role="status">
        {count > 0 && <strong>{words.selected(formats.quantity(count))}</strong>}
        {hidden > 0 && <Text tone="muted">{words.selectedHidden(formats.quantity(hidden))}</Text>}
        {note && <Text tone="muted">{note}</Text>}
      </S.SelectionCount>
      {count > 0 && (
        <>
          <Button tone="quiet" onPress={onClear}>
            {words.unselectAll}
          </Button>
          <S.SelectionActions>{children}</S.SelectionActions>
        </>
      )}
    </S.SelectionBar>
  )
}

interface ChosenOptions<Row> {
  all: readonly Row[]
  shown: readonly Row[]
  /** Keys of the selected rows. */
  selected: ReadonlySet<string>
  rowKey: (row: Row) => string
  /** Selected rows that `all` does not hold. */
  elsewhere: readonly Row[] | undefined
}

/** The selected rows, and how many of them are not shown. Use it for a long list: rows are asked for keys once a choice. */
export function useChosen<Row>({ all, shown, selected, rowKey, elsewhere }: ChosenOptions<Row>) {
  const here = useMemo(
    () => new Set(selected.size > 0 ? all.filter((row) => selected.has(rowKey(row))) : []),
    [all, selected, rowKey],
  )
  return useMemo(() => {
    const isAnother = selected.size > 0 && elsewhere !== undefined
    const chosen = [...here, ...(isAnother ? elsewhere : [])]
    const seen = here.size > 0 ? shown.filter((row) => here.has(row)).length : 0
    return { chosen, hidden: chosen.length - seen }
  }, [here, shown, selected, elsewhere])
}
