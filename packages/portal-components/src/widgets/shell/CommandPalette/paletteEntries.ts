import type { CustomList, TransactionSummary } from '@trade-portal/fluid-sdk'
import { listsPath } from '../../../places/accountPaths'
import type { PortalPath } from '../../../context/routes'
import { kindOfType, transactionName, transactionPath } from '../../../places/transactionPaths'
import type { TransactionKind } from '../../../places/transactionPaths'
import { searchedText, soughtWords } from '../../../messages/searchedText'

/** Groups of the palette, in the order they are shown in. */
export const GROUPS = ['recent', 'pages', 'products', 'orders', 'invoices', 'lists'] as const
export type PaletteGroup = (typeof GROUPS)[number]

/** A thing to go to. */
export interface PaletteEntry {
  to: PortalPath
  name: string
  /** Tells it from others of the same name. */
  note: string
  /** Opens over the page in place of `to`. */
  opens?: 'messages'
}

/** Most entries of a group that are shown at once. */
const MOST = 5

/** Names of transactions by their kind. */
export type TransactionNames = Record<TransactionKind, (number: string) => string>

/** Finds rows by words, of which the texts are put together once per answer. */
export interface PaletteIndex {
  find(search: string): PaletteEntry[]
}

/** Makes an index of rows; a row becomes an entry only once it is shown. */
export function paletteIndex<Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
  entryOf: (row: Row) => PaletteEntry,
): PaletteIndex {
  let texts: string[] | undefined
  return {
    find(search) {
      const words = soughtWords(search)
      if (words.length === 0) return []
      texts ??= rows.map((row) => searchedText(textOf(row)))
      const found: PaletteEntry[] = []
      for (let index = 0; index < texts.length && found.length < MOST; index++) {
        const text = texts[index] ?? ''
        if (words.every((word) => text.includes(word))) found.push(entryOf(rows[index] as Row))
      }
      return found
    },
  }
}

/** Makes the index of orders, or of invoices. */
export function transactionIndex(
  rows: readonly TransactionSummary[],
  kind: TransactionKind,
  names: TransactionNames,
): PaletteIndex {
  return paletteIndex(
    rows,
    ({ number, suffix, jobName, orderReference, address, type }) =>
      `${type} ${number}-${suffix} ${jobName} ${orderReference} ${address}`,
    (row) => {
      const own = kindOfType(row.type, kind)
      return {
        to: transactionPath(own, row),
        name: names[own](transactionName(own, row)),
        note: row.jobName || row.orderReference || row.address,
      }
    },
  )
}

/** Makes the index of lists. */
export function listIndex(lists: readonly CustomList[], noteOf: (list: CustomList) => string): PaletteIndex {
  return paletteIndex(
    lists,
    ({ name }) => name,
    (list) => ({ to: listsPath(list.id), name: list.name, note: noteOf(list) }),
  )
}
