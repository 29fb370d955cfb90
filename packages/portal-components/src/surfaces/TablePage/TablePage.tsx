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
import { useMessages } from '../../context/PortalContext'
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
import { commonMessages } from '../../messages/common'
import { tableMessages } from '../../messages/table'

/** Values of the page that its host may control, for instance from the URL. Values left out are uncontrolled. */
export interface TablePageParams {
  search?: string | undefined
  onSearchChange?: ((search: string) => void) | undefined
  /**
   * `amount` sorts ascending by the column with that id, `-amount` descending; `reversed` reverses the rows' own order.
   */
  sort?: string | undefined
  onSortChange?: ((sort: string) => void) | undefined
}

/** Selection of rows, with the actions on them. */
export interface TablePageSelection<Row> {
  /** Keys of the selected rows. Uncontrolled if left out. */
  selected?: ReadonlySet<string>
  onChange?: (selected: ReadonlySet<string>) => void
  /** Returns the label of a row's checkbox. */
  label: (row: Row) => string
  /** Selected rows outside `of`, such as those of another range of days. They count as hidden. */
  elsewhere?: readonly Row[]
  /** Returns the bar's buttons for all selected rows, including hidden ones. */
  actions: (rows: Row[]) => ReactNode
  /** Returns a note after their count, such as the sum of their amounts. */
  note?: (rows: Row[]) => string
}

export interface TablePageProps<Row extends object>
  extends
    TablePageParams,
    Pick<DataTableProps<Row>, 'label' | 'table' | 'rowKey' | 'rowHref' | 'onRowOpen' | 'isRowBusy'>,
    Pick<TableToolsProps, 'searchHint' | 'filter'> {
  /** Rows are links to other sites, in new tabs. */
  isRowExternal?: boolean
  /** The rows. While only the first part of a list has loaded, it is shown in its own order only. */
  of: Reading<readonly Row[]> & Partial<Pick<ListReading<Row>, 'isPart' | 'restError'>>
  /** Filters the rows. Pass a stable function; without one, all rows are shown. */
  isShown?: ((row: Row) => boolean) | undefined
  /** Called to show everything: the host has to reset its filter. */
  onShowAll?: () => void
  /** Shown after the count, such as that amounts include tax. */
  note?: string
  /** Shown if there are no rows at all. */
  empty: EmptyStateProps
  selection?: TablePageSelection<Row>
  /** File name of 'Export CSV', such as `invoices` for `invoices-2026-11-22.csv`. No export if left out. */
  exportName?: string | undefined
}

/** Enough for a screen, since the number of rows is unknown. */
const SKELETON_ROWS = 12
const none: never[] = []
const noKeys: ReadonlySet<string> = new Set()

/**
 * A page of rows with search, filter, sorting, count, export, and actions on selected rows. Pass a stable `table`
 * definition.
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
  const common = useMessages(commonMessages)
  const words = useMessages(tableMessages)
  const { columns, sortMessages } = table
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
  // In another order, rows still to load may belong before those already here.
  const known = rest && sort ? none : all
  const shown = useTableRows({ rows: known, columns, sort, search, isShown, isSearched })
  // No visible row yet means neither no match nor an empty list.
  const isHeld = rest !== null && shown.length === 0
  const changeSort = useStableHandler((next: DataSort | null) => setOrder(sortText(next)))
  const { chosen, hidden } = useChosen({ all, shown, selected, rowKey, elsewhere: selection?.elsewhere })
  const sortField = sortMessages && (
    <SortField words={sortMessages} columns={columns} sort={sort} onSortChange={changeSort} />
  )

  useFocusAfter(chosen.length > 0, countRef)

  const showAll = () => {
    // The filter comes first: the search replaces its history entry, and Back then restores both.
    onShowAll?.()
    setSearch('')
    // The pressed button disappears; the count is the element that it changed.
    countRef.current?.focus()
  }
  const unselectAll = () => {
    setSelected(noKeys)
    countRef.current?.focus()
  }
  // The order field alone does not need a line.
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
      <S.Status>
        <RowCount
          ref={countRef}
          shown={shown.length}
          all={isHeld ? 0 : all.length}
          // Replaces the note: with both, the line would wrap on a phone and shift the rows.
          note={age ?? note}
          rest={rest?.text}
        />
        {!isHeld && <AskForRest rest={rest} />}
        {!hasTools && sortField && <S.Sort>{sortField}</S.Sort>}
        {exportName !== undefined && (
          <ExportCsv name={exportName} columns={columns} rows={rest ? none : shown} />
        )}
      </S.Status>
      {selection && (
        <SelectionBar
          count={chosen.length}
          hidden={hidden}
          note={chosen.length > 0 && selection.note?.(chosen)}
          onClear={unselectAll}
        >
          {exportName !== undefined && (
            <ExportCsv name={exportName} columns={columns} rows={chosen} isOfSelection />
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
