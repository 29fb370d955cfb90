import {
  Cell,
  Column,
  Row,
  Table,
  TableBody,
  TableHeader,
  TableLayout,
  Virtualizer,
} from 'react-aria-components'
import type { PeerTable } from './PeerTable'
import { SORTED } from './PeerTable'
import { reactCells } from './ReactCells'
import { usePeerRows } from './usePeerRows'

/** React Aria’s table in its own virtualizer. */
export function AriaTable({ rows, list }: PeerTable) {
  const { shown, search, setSearch, order, sortBy } = usePeerRows({ rows, list })
  const items = shown.map((row) => ({ row, id: `${row.number}-${row.suffix}` }))
  return (
    <>
      <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight: 45, headingHeight: 45 }}>
        <Table
          aria-label={list.label}
          sortDescriptor={{ column: order.head, direction: order.sign === 1 ? 'ascending' : 'descending' }}
          onSortChange={({ column }) => sortBy(String(column))}
          style={{ display: 'block', height: 800, overflow: 'auto', fontSize: 14 }}
        >
          <TableHeader>
            {list.heads.map((head, index) => (
              <Column
                key={head}
                id={head || 'select'}
                isRowHeader={index === 1}
                allowsSorting={SORTED.includes(head)}
              >
                {head}
              </Column>
            ))}
          </TableHeader>
          <TableBody items={items}>
            {({ row }) => (
              <Row>
                {reactCells(row).map((cell, position) => (
                  <Cell key={position}>{cell}</Cell>
                ))}
              </Row>
            )}
          </TableBody>
        </Table>
      </Virtualizer>
    </>
  )
}
