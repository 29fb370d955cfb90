import { useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import type { ListReading } from '../../data/useListRead'
import type { Reading } from '../../data/useRead'
import { useControlled } from '../../hooks/useControlled'
import { useStableHandler } from '../../hooks/useStableHandler'
import { Card } from '../../parts/Card'
import { EmptyState } from '../../parts/EmptyState'
import type { EmptyStateProps } from '../../parts/EmptyState'
import { DataTable } from '../../parts/table/DataTable'
import type { DataTableProps } from '../../parts/table/DataTable'
import { DataTableSkeleton } from '../../parts/table/DataTableSkeleton'
import { SortField } from '../../parts/table/SortField'
import type { DataSort } from '../../parts/table/sortRows'
import { usePortal } from '../../context/PortalContext'
import { Read } from '../Read/Read'
import { AskForRest } from '../RestOfList/AskForRest'
import { useAge } from '../RestOfList/useAge'
import { useRestOfList } from '../RestOfList/useRestOfList'
import { ExportCsv } from './ExportCsv'
import { NoMatches } from './NoMatches'
import { RowCount } from './RowCount'
import { SelectionBar, useChosen } from './SelectionBar'
import { sortOf, sortText } from './sortText'
import * as S from './TablePage.styles'
import { TableTools } from './TableTools'
import type { TableToolsProps } from './TableTools'
import { useFocusAfter } from './useFocusAfter'
import { useTableRows } from './useTableRows'
import { commonWords } from '../../messages/common'
import { tableWords } from '../../messages/table'

/** Values of the page that its host may keep, as in the address. The page itself keeps those left out. */
export interface TablePagePlace {
  search?: string | undefined
  onSearchChange?: ((search: string) => void) | undefined
  /**
   * `amount` sorts upwards by the column of that id, `-amount` downwards; `reversed` turns the rows' own order round.
   */
  sort?: string | undefined
  onSortChange?: ((sort: string) => void) | undefined
}

/** Selection of rows, with the actions on them. */
export interface TablePageSelection<Row> {
  /** Keys of rows. Left out, the page keeps them itself. */
  selected?: ReadonlySet<string>
  onChange?: (selected: ReadonlySet<string>) => void
  /** Names the box of a row. */
  label: (row: Row) => string
  /** Selected rows that `of` does not hold, such as those of another range of days. They count as not shown. */
  elsewhere?: readonly Row[]
  /** Buttons of the bar, for all selected rows, even hidden ones. */
  actions: (rows: Row[]) => ReactNode
  /** Stands behind their count, such as the sum of their amounts. */
  note?: (rows: Row[]) => string
}

export interface TablePageProps<Row extends object>
  extends
    TablePagePlace,
    Pick<DataTableProps<Row>, 'label' | 'table' | 'rowKey' | 'rowHref' | 'onRowOpen' | 'isRowBusy'>,
    Pick<TableToolsProps, 'searchHint' | 'filter'> {
  /** Rows lead out of the portal, to new tabs. */
  isRowExternal?: boolean
  /** Of a list that is shown from its first rows on, those stand in its own order alone. */
  of: Reading<readonly Row[]> & Partial<Pick<ListReading<Row>, 'isPart' | 'restError'>>
  /** Filters the rows. Pass a function that stays the same from render to render; without one, all rows are shown. */
  isShown?: ((row: Row) => boolean) | undefined
  /** Called to show everything: the host has to reset its filter. */
  onShowAll?: () => void
  /** Stands after the count, such as that amounts include tax. */
  note?: string
  /** Shown when there is not a single row. */
  empty: EmptyStateProps
  selection?: TablePageSelection<Row>
  /** Names the file of an 'Export CSV', such as `invoices` of `invoices-2026-11-22.csv`. Left out, there is none. */
  exportName?: string | undefined
}

/** Enough for a screen, as the number of rows is not known yet. */
const SKELETON_ROWS = 12
const none: never[] = []
const noKeys: ReadonlySet<string> = new Set()

/**
 * A screen of rows that are searched, filtered and sorted in the browser, counted, and acted on where they can be
 * selected. Use it in a widget, with a definition that stays the same from render to render.
 */
export function TablePage<Row extends object>({
  of,
  table,
  label,
  rowKey,
  isRowExternal = false,
  searchHint,
  filter,
  isShown,
  onShowAll,
  note,
  empty,
  selection,
  exportName,
  ...props
}: TablePageProps<Row>) {
  const { search: hostSearch, onSearchChange, sort: hostSort, onSortChange, ...row } = props
  const { say } = usePortal()
  const common = say(commonWords)
  const words = say(tableWords)
  const countRef = useRef<HTMLParagraphElement>(null)
  const [search, setSearch] = useControlled({ value: hostSearch, initial: '', onChange: onSearchChange })
  const [order, setOrder] = useControlled({ value: hostSort, initial: '', onChange: onSortChange })
  const [selected, setSelected] = useControlled({
    value: selection?.selected,
    initial: noKeys,
    onChange: selection?.onChange,
  })

  const all = of.data ?? none
  const sort = useMemo(() => sortOf(order, table), [order, table])
  const rest = useRestOfList(of)
  const age = useAge(of)
  const isSearched = searchHint !== undefined && !rest
  // In another order than their own, rows that are still to come may belong ahead of those that are here.
  const known = rest && sort ? none : all
  const shown = useTableRows({ rows: known, columns: table.columns, sort, search, isShown, isSearched })
  // Nothing to be seen yet is neither nothing found nor a whole that is small.
  const isHeld = rest !== null && shown.length === 0
  const changeSort = useStableHandler((next: DataSort | null) => setOrder(sortText(next)))
  const { chosen, hidden } = useChosen({ all, shown, selected, rowKey, elsewhere: selection?.elsewhere })
  const { columns, sortWords } = table
  // The same element, so that a key in the search leaves the field as it is.
  const sortField = useMemo(
    () =>
      sortWords && <SortField words={sortWords} columns={columns} sort={sort} onSortChange={changeSort} />,
    [sortWords, columns, sort, changeSort],
  )

  useFocusAfter(chosen.length > 0, countRef)

  const showAll = () => {
    // The filter comes first, so that Back restores both where the search replaces its entry.
    onShowAll?.()
    setSearch('')
    // The pressed button disappears, and the count is the part that it changed.
    countRef.current?.focus()
  }
  const unselectAll = () => {
    setSelected(noKeys)
    countRef.current?.focus()
  }
  // The order alone does not fill a line.
  const hasTools = searchHint !== undefined || Boolean(filter)
  return (
    <S.Page>
      <TableTools
        label={label}
        search={search}
        onSearchChange={setSearch}
        searchHint={searchHint}
        filter={filter}
        sortField={hasTools && sortField}
      />
      <S.Told>
        <RowCount
          ref={countRef}
          shown={shown.length}
          all={isHeld ? 0 : all.length}
          // In place of the note, or the line would break on a phone and the rows would move.
          note={age ?? note}
          rest={rest?.text}
        />
        {!isHeld && <AskForRest rest={rest} />}
        {!hasTools && sortField && <S.Sort>{sortField}</S.Sort>}
        {exportName !== undefined && (
          <ExportCsv name={exportName} columns={table.columns} rows={rest ? none : shown} />
        )}
      </S.Told>
      {selection && (
        <SelectionBar
          count={chosen.length}
          hidden={hidden}
          note={chosen.length > 0 && selection.note?.(chosen)}
          onClear={unselectAll}
        >
          {exportName !== undefined && (
            <ExportCsv name={exportName} columns={table.columns} rows={chosen} isOfSelection />
          )}
          {selection.actions(chosen)}
        </SelectionBar>
      )}
      <Read
        of={isHeld ? { ...of, data: undefined, error: of.restError ?? null } : of}
        skeleton={
          <DataTableSkeleton table={table} rows={SKELETON_ROWS} hasSelection={selection !== undefined} />
        }
      >
        {() =>
          shown.length > 0 ? (
            <DataTable
              {...row}
              label={label}
              table={table}
              rows={shown}
              rowKey={rowKey}
              externalLabel={isRowExternal ? common.externalLink : undefined}
              sort={sort}
              onSortChange={changeSort}
              searchNote={searchHint && words.searchNote}
              selection={
                selection && {
                  selected,
                  onChange: setSelected,
                  label: selection.label,
                  allLabel: words.selectAll,
                }
              }
            />
          ) : (
            <Card>
              {all.length === 0 ? (
                <EmptyState {...empty} />
              ) : (
                <NoMatches search={search} onShowAll={showAll} />
              )}
            </Card>
          )
        }
      </Read>
    </S.Page>
  )
}
