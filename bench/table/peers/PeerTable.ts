import type { TransactionSummary } from '@trade-portal/fluid-sdk'
import type { RawList } from '../rawList'

/** The rows, as passed to another library's table. */
export interface PeerTable {
  rows: readonly TransactionSummary[]
  /** Headers, sort keys and texts of the hand-written list, so that all show and find the same. */
  list: RawList<TransactionSummary>
}

/** Opens a table of another library. @returns a function that closes it. */
export type OpenPeer = (container: HTMLElement, table: PeerTable) => () => void

export const SORTED = ['Job name', 'Amount']

/** Returns true if the row has each of the words. */
export function hasWords(list: PeerTable['list'], row: TransactionSummary, search: string): boolean {
  const text = textOf(list, row)
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const texts = new WeakMap<TransactionSummary, string>()

/** Returns the text of a row, joined once: the hand-written list does so before anybody types. */
export function textOf(list: PeerTable['list'], row: TransactionSummary): string {
  const known = texts.get(row)
  if (known !== undefined) return known
  const text = list.textOf(row).toLowerCase()
  texts.set(row, text)
  return text
}

const collator = new Intl.Collator('en-AU', { numeric: true, sensitivity: 'base' })

/** Sorts empty values last, and figures and texts in their own order. */
export function compare(one: string | number | null, other: string | number | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return typeof one === 'number' ? one - Number(other) : collator.compare(one, String(other))
}
