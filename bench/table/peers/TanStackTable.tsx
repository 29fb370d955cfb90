import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import type { PeerTable } from './PeerTable'
import { reactCells } from './ReactCells'
import { usePeerRows } from './usePeerRows'

const ROW = 45

/** As few lines as TanStack Virtual’s own example of a table: plain cells, rows of one height. */
export function TanStackTable({ rows, list }: PeerTable) {
  const { shown, search, setSearch, sortBy } = usePeerRows({ rows, list })
  const bodyRef = useRef<HTMLTableSectionElement>(null)
  const virtual = useWindowVirtualizer({
    count: shown.length,
    estimateSize: () => ROW,
    overscan: 2,
    scrollMargin: bodyRef.current?.offsetTop ?? 0,
  })
  const items = virtual.getVirtualItems()
  const before = (items[0]?.start ?? 0) - virtual.options.scrollMargin
  const rendered = items.length * ROW
  const grid = list.grid.split('; ').map((rule) => rule.split(': ')[1] ?? '')
  const style = { display: grid[0], gridTemplateColumns: grid[1], columnGap: grid[2], minHeight: ROW }
  return (
    <>
      <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <table style={{ display: 'block', fontSize: 14 }}>
        <thead>
          <tr style={style}>
            {list.heads.map((head) => (
              <th key={head}>
                <button onClick={() => sortBy(head)}>{head}</button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          ref={bodyRef}
          style={{
            display: 'block',
            paddingTop: Math.max(0, before),
            paddingBottom: Math.max(0, virtual.getTotalSize() - before - rendered),
          }}
        >
          {items.map(({ index }) => {
            const row = shown[index]
            return (
              row && (
                <tr key={`${row.number}-${row.suffix}`} style={style}>
                  {reactCells(row).map((cell, position) => (
                    <td key={position}>{cell}</td>
                  ))}
                </tr>
              )
            )
          })}
        </tbody>
      </table>
    </>
  )
}
