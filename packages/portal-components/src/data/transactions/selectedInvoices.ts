import type { TransactionSummary } from '@trade-portal/fluid-sdk'
import { atom } from 'jotai'
import { useMemo } from 'react'
import { usePortalAtom } from '../../portal/atoms'
import { usePortal } from '../../portal/PortalContext'

type Invoices = ReadonlyMap<string, TransactionSummary>

/** The selected invoices, and the user who selected them. */
const selectedInvoicesAtom = atom<{ username: string; invoices: Invoices } | null>(null)

const nothing: Invoices = new Map()
const none: never[] = []

/** Tells invoices apart. */
export const invoiceKey = ({ number, suffix }: TransactionSummary) => `${number}-${suffix}`

/**
 * The invoices that are selected, those too of other days than are shown. Use it where they are selected: they stay so
 * while the customer looks at another page, and nobody else sees them.
 */
export function useSelectedInvoices(shown: readonly TransactionSummary[] | undefined) {
  const { session } = usePortal()
  const [kept, setKept] = usePortalAtom(selectedInvoicesAtom)
  // After an expiry the list waits out of sight, with its selection, for the customer who made it.
  const username = session.status === 'signedIn' ? session.session.username : (kept?.username ?? '')
  const selected = kept?.username === username ? kept.invoices : nothing

  const keys = useMemo(() => new Set(selected.keys()), [selected])
  const elsewhere = useMemo(() => {
    if (selected.size === 0) return none
    const here = new Set(shown?.map(invoiceKey))
    return [...selected].flatMap(([key, invoice]) => (here.has(key) ? [] : [invoice]))
  }, [selected, shown])

  return {
    keys,
    /** Selected invoices that are not among those shown. */
    elsewhere,
    select(next: ReadonlySet<string>) {
      const known = new Map(selected)
      for (const invoice of shown ?? none) known.set(invoiceKey(invoice), invoice)
      const chosen = [...known].filter(([key]) => next.has(key))
      setKept({ username, invoices: new Map(chosen) })
    },
  }
}
