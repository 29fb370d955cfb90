import type { CustomList, TransactionSummary } from '@trade-portal/fluid-sdk'
import { listsPath } from '../../../routes/accountPaths'
import type { PortalPath } from '../../../context/routes'
import { kindOfType, transactionName, transactionPath } from '../../../routes/transactionPaths'
import type { TransactionKind } from '../../../routes/transactionPaths'
import { searchedText, soughtWords } from '../../../messages/searchedText'

export type PaletteGroup = 'recent' | 'pages' | 'products' | 'orders' | 'invoices' | 'lists'

export interface PaletteEntry {
  to: PortalPath
  name: string
  /** Distinguishes entries of the same name. */
  note: string
  /** Opens over the page in place of `to`. */
  opens?: 'messages'
}

/** Maximum number of entries per group. */
const MOST = 5

export type TransactionNames = Record<TransactionKind, (number: string) => string>

/** Finds rows by words. The searched texts are built once per response. */
export interface PaletteIndex {
  find(search: string): PaletteEntry[]
}

/** Builds an index of rows. A row becomes an entry only when it is found. */
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

export function listIndex(lists: readonly CustomList[], noteOf: (list: CustomList) => string): PaletteIndex {
  return paletteIndex(
    lists,
    ({ name }) => name,
    (list) => ({ to: listsPath(list.id), name: list.name, note: noteOf(list) }),
  )
}
