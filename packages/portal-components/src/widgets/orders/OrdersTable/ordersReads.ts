import { branchesQuery, ordersQuery } from '../../../data/transactions/transactions'
import { useListRead } from '../../../data/useListRead'
import { useRead } from '../../../data/useRead'
import { usePortal } from '../../../context/PortalContext'

/** Reads the orders and quotes, and the branches that they are of. Use it also while the table itself is on its way. */
export function useOrdersReads() {
  const { client } = usePortal()
  return { orders: useListRead(ordersQuery(client)), branches: useRead(branchesQuery(client)).data }
}
