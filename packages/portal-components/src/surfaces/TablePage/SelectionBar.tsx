import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { Button } from '../../parts/Button'
import { Text } from '../../parts/layout/Layout'
import { usePortal, useMessages } from '../../context/PortalContext'
import { tableMessages } from '../../messages/table'
import * as S from './TablePage.styles'

export interface SelectionBarProps {
  /** Number of selected rows. The bar is invisible for 0. */
  count: number
  /** Number of selected rows hidden by a search or a filter. */
  hidden: number
  /** Shown after the count, such as the sum of their amounts. */
  note?: ReactNode
  onClear: () => void
  /** Buttons for the actions on the selected rows. */
  children: ReactNode
}

/**
 * Shows how many rows are selected, with actions on them, and stays in view as long as the table does. It comes before
 * the table in the document, a few stops of Shift+Tab from any row. Its live region exists before the first selection,
 * because screen readers ignore a region added together with its text.
 */
export function SelectionBar({ count, hidden, note, onClear, children }: SelectionBarProps) {
  const { formats } = usePortal()
  const words = useMessages(tableMessages)
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
  /** Selected rows outside `all`. */
  elsewhere: readonly Row[] | undefined
}

/** Returns the selected rows, and the number of hidden ones. Rows are asked for keys once per selection. */
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
