import { useEffect, useMemo, useState } from 'react'
import { compare, hasWords, textOf } from './PeerTable'
import type { PeerTable } from './PeerTable'

/** Returns the rows, searched and sorted in the same way as the hand-written list. */
export function usePeerRows({ rows, list }: PeerTable) {
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState({ head: '', sign: 1 })
  useEffect(() => {
    const timer = setTimeout(() => rows.forEach((row) => textOf(list, row)), 200)
    return () => clearTimeout(timer)
  }, [rows, list])
  const sorted = useMemo(() => {
    const keyOf = list.sortKeys[order.head]
    if (!keyOf) return rows
    return rows
      .map((row) => ({ row, key: keyOf(row) }))
      .sort(({ key: one }, { key: other }) => order.sign * compare(one, other))
      .map(({ row }) => row)
  }, [rows, list, order])
  const shown = useMemo(
    () => (search === '' ? sorted : sorted.filter((row) => hasWords(list, row, search))),
    [sorted, list, search],
  )
  const sortBy = (head: string) => setOrder((now) => ({ head, sign: now.head === head ? -now.sign : 1 }))
  return { shown, search, setSearch, order, sortBy }
}
