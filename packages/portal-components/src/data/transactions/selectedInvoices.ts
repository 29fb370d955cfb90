import type { TransactionSummary } from '@trade-portal/fluid-sdk'
import { useMemo } from 'react'
import { usePortalAtom } from '../../context/atoms'
import { customerAtom } from '../../context/customerAtom'

type Invoices = ReadonlyMap<string, TransactionSummary>

const selectedInvoicesAtom = customerAtom<Invoices>(new Map())

const none: never[] = []

export const invoiceKey = ({ number, suffix }: TransactionSummary) => `${number}-${suffix}`

/**
 * Returns the selected invoices, including those outside the shown range, and the function to select more. Use it
 * wherever they are selected: the selection survives navigation, and is private to the customer.
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
    /** Selected invoices outside the shown range. */
    elsewhere,
    select(next: ReadonlySet<string>) {
      const known = new Map(selected)
      for (const invoice of shown ?? none) known.set(invoiceKey(invoice), invoice)
      const chosen = [...known].filter(([key]) => next.has(key))
      setSelected(new Map(chosen))
    },
  }
}
