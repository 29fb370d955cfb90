import type { TransactionSummary } from '@trade-portal/fluid-sdk'
import { useMemo } from 'react'
import { usePortalAtom } from '../../context/atoms'
import { customerAtom } from '../../context/customerAtom'

type Invoices = ReadonlyMap<string, TransactionSummary>

const selectedInvoicesAtom = customerAtom<Invoices>(new Map())

const none: never[] = []

/** Tells invoices apart. */
export const invoiceKey = ({ number, suffix }: TransactionSummary) => `${number}-${suffix}`

/**
 * The invoices that are selected, those too of other days than are shown. Use it where they are selected: they stay so
 * while the customer looks at another page, and nobody else sees them.
 */
export function useSelectedInvoices(shown: readonly TransactionSummary[] | undefined) {
  const [selected, setSelected] = usePortalAtom(selectedInvoicesAtom)
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
      setSelected(new Map(chosen))
    },
  }
}
