import type { TransactionSummary } from '@trade-portal/fluid-sdk'
import { AllCommunityModule, createGrid, ModuleRegistry } from 'ag-grid-community'
import type { OpenPeer } from './PeerTable'
import { compare, SORTED, textOf } from './PeerTable'

ModuleRegistry.registerModules([AllCommunityModule])

/** AG Grid’s community edition, without a framework around it. */
export const openAgGrid: OpenPeer = (container, { rows, list }) => {
  const search = document.createElement('input')
  search.type = 'search'
  const frame = document.createElement('div')
  frame.style.height = '800px'
  container.append(search, frame)
  const grid = createGrid<TransactionSummary>(frame, {
    rowData: [...rows],
    rowHeight: 45,
    columnDefs: list.heads.map((head, index) => {
      const keyOf = list.sortKeys[head]
      return {
        colId: head || 'select',
        headerName: head,
        flex: 1,
        minWidth: 60,
        sortable: SORTED.includes(head),
        comparator: compare,
        valueGetter: ({ data }) => (data && keyOf ? keyOf(data) : null),
        cellRenderer: ({ data }: { data?: TransactionSummary }) => data && list.cellsOf(data)[index],
        // Each row is searched as one text, as in the other tables.
        getQuickFilterText: ({ data }) => (index === 1 ? textOf(list, data) : ''),
      }
    }),
  })
  search.addEventListener('input', () => grid.setGridOption('quickFilterText', search.value))
  return () => {
    grid.destroy()
    container.replaceChildren()
  }
}
