import { useMemo } from 'react'
import { endsBeforeBeginning, invoiceRange } from '../../../data/transactions/invoiceRange'
import type { DatesOfInvoices } from '../../../data/transactions/invoiceRange'
import { branchesQuery, invoicesQuery } from '../../../data/transactions/transactions'
import { useListRead } from '../../../data/useListRead'
import { useRead } from '../../../data/useRead'
import { today } from '../../../hooks/today'
import { usePortal } from '../../../context/PortalContext'

const noInvoices: never[] = []

/** Reads the invoices of the given dates, and the branches. */
export function useInvoiceReads({ from, to }: DatesOfInvoices) {
  const { client } = usePortal()
  const day = today()
  const range = useMemo(() => invoiceRange({ from, to }, day), [from, to, day])
  const isImpossible = endsBeforeBeginning(range)
  const read = useListRead(invoicesQuery(client, range), { isEnabled: !isImpossible })
  return {
    range,
    invoices: isImpossible ? { ...read, data: noInvoices, error: null, isPart: false } : read,
    branches: useRead(branchesQuery(client)).data,
  }
}
