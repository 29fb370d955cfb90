import { useRef } from 'react'
import type { ReactNode } from 'react'
import type { Reading } from '../../data/useRead'
import { useControlled } from '../../hooks/useControlled'
import { Card } from '../../parts/Card'
import { EmptyState } from '../../parts/EmptyState'
import type { EmptyStateProps } from '../../parts/EmptyState'
import { DataTable } from '../../parts/table/DataTable'
import type { DataTableProps } from '../../parts/table/DataTable'
import { DataTableSkeleton } from '../../parts/table/DataTableSkeleton'
import { SortField } from '../../parts/table/SortField'
import { usePortal } from '../../portal/PortalContext'
import { Read } from '../Read/Read'
import { NoMatches } from './NoMatches'
import { RowCount } from './RowCount'
import { SelectionBar } from './SelectionBar'
import { sortOf, sortText } from './sortText'
import * as S from './TablePage.styles'
import { TableTools } from './TableTools'
import type { TableToolsProps } from './TableTools'
import { useTableRows } from './useTableRows'

/** What of a page its host may keep, as in the address. What is left out the page keeps itself. */
export interface TablePagePlace {
  search?: string | undefined
  onSearchChange?: ((search: string) => void) | undefined
  /** `amount` is upwards by the column of that id, `-amount` downwards, `reversed` the rows' own order turned round. */
  sort?: string | undefined
  onSortChange?: ((sort: string) => void) | undefined
}

/** Rows that can be selected, and what can be done with them. */
export interface TablePageSelection<Row> {
  /** Keys of rows. Left out, the page keeps them itself. */
  selected?: ReadonlySet<string>
  onChange?: (selected: ReadonlySet<string>) => void
  /** Names the box of a row. */
  label: (row: Row) => string
  /** The buttons of the bar, for those selected, shown or not. */
  actions: (rows: Row[]) => ReactNode
  /** Stands behind their count, such as the sum of their amounts. */
  note?: (rows: Row[]) => string
}

export interface TablePageProps<Row extends object>
  extends
    TablePagePlace,
    Pick<DataTableProps<Row>, 'label' | 'table' | 'rowKey' | 'rowHref' | 'onRowOpen' | 'isRowBusy'>,
    Pick<TableToolsProps, 'searchHint' | 'filter'> {
  /** Rows lead out of the portal, in tabs of their own. */
  isRowExternal?: boolean
  of: Reading<readonly Row[]>
  /** What the filter lets through, as a function that stays the same from render to render; nothing: all. */
  isShown?: ((row: Row) => boolean) | undefined
  /** Everything is to be shown: the filter has to let all through again. */
  onShowAll?: () => void
  /** Stands behind the count, such as that amounts include tax. */
  note?: string
  /** Shown where there is not one row. */
  empty: EmptyStateProps
  selection?: TablePageSelection<Row>
}

/** Enough for a screen; nobody knows yet how many there will be. */
const SKELETON_ROWS = 12
const none: never[] = []
const noKeys: ReadonlySet<string> = new Set()

/**
 * A screen of rows: searched, narrowed and sorted on this side, counted, and acted on where they can be selected. Use it in
 * a widget, with a definition that stays the same from render to render.
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
  ...props
}: TablePageProps<Row>) {
  const { search: hostSearch, onSearchChange, sort: hostSort, onSortChange, ...row } = props
  const { common, table: words } = usePortal().messages
  const countRef = useRef<HTMLParagraphElement>(null)
  const [search, setSearch] = useControlled({ value: hostSearch, initial: '', onChange: onSearchChange })
  const [order, setOrder] = useControlled({ value: hostSort, initial: '', onChange: onSortChange })
  const [selected, setSelected] = useControlled({
    value: selection?.selected,
    initial: noKeys,
    onChange: selection?.onChange,
  })

  const all = of.data ?? none
  const sort = sortOf(order, table)
  const shown = useTableRows({ rows: all, columns: table.columns, sort, search, isShown })
  const changeSort: DataTableProps<Row>['onSortChange'] = (next) => setOrder(sortText(next))
  const isSelected = (one: Row) => selected.has(rowKey(one))
  const chosen = selected.size > 0 ? all.filter(isSelected) : none

  const showAll = () => {
    // In this order Back finds the search and the filter as they were, where a search replaces its entry.
    onShowAll?.()
    setSearch('')
    // What was pressed goes, and the count is what it changed.
    countRef.current?.focus()
  }
  const unselectAll = () => {
    setSelected(noKeys)
    countRef.current?.focus()
  }
  return (
    <S.Page>
      <TableTools
        label={label}
        search={search}
        onSearchChange={setSearch}
        searchHint={searchHint}
        filter={filter}
        sortField={
          table.sortWords && (
            <SortField
              words={table.sortWords}
              columns={table.columns}
              sort={sort}
              onSortChange={changeSort}
            />
          )
        }
      />
      <RowCount ref={countRef} shown={shown.length} all={all.length} note={note} />
      <Read
        of={of}
        skeleton={
          <DataTableSkeleton
            table={table}
            rows={SKELETON_ROWS}
            sort={sort}
            hasSelection={selection !== undefined}
          />
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
      {selection && chosen.length > 0 && (
        <SelectionBar
          count={chosen.length}
          hidden={chosen.length - shown.filter(isSelected).length}
          note={selection.note?.(chosen)}
          onClear={unselectAll}
        >
          {selection.actions(chosen)}
        </SelectionBar>
      )}
    </S.Page>
  )
}
