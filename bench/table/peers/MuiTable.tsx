import { DataGrid } from '@mui/x-data-grid'
import type { GridColDef } from '@mui/x-data-grid'
import { useMemo, useState } from 'react'
import type { PeerTable } from './PeerTable'
import { compare, SORTED, textOf } from './PeerTable'
import { reactCells } from './ReactCells'

type GridRow = { id: string; row: PeerTable['rows'][number] }

/** MUI X’s grid in its free edition, which shows at most a hundred rows at once, in pages. */
export function MuiTable({ rows, list }: PeerTable) {
  const [search, setSearch] = useState('')
  const items = useMemo(() => rows.map((row) => ({ row, id: `${row.number}-${row.suffix}` })), [rows])
  const columns = useMemo(
    () =>
      list.heads.map((head, index): GridColDef<GridRow> => {
        const keyOf = list.sortKeys[head]
        return {
          field: head || 'select',
          headerName: head,
          sortable: SORTED.includes(head),
          disableColumnMenu: true,
          flex: 1,
          minWidth: 60,
          valueGetter: (_, { row }) => keyOf?.(row) ?? null,
          sortComparator: compare,
          renderCell: ({ row: { row } }) => reactCells(row)[index],
          // Each row is searched as one text, as in the other tables.
          getApplyQuickFilterFn: (word: string) =>
            index === 1 ? (_, { row }) => textOf(list, row).includes(word.toLowerCase()) : null,
        }
      }),
    [list],
  )
  return (
    <>
      <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <div style={{ height: 800 }}>
        <DataGrid
          rows={items}
          columns={columns}
          rowHeight={45}
          pageSizeOptions={[100]}
          filterModel={{ items: [], quickFilterValues: search ? search.split(/\s+/) : [] }}
          disableRowSelectionOnClick
        />
      </div>
    </>
  )
}
