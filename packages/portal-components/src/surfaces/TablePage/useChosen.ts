import { useMemo } from 'react'

export interface ChosenOptions<Row> {
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
