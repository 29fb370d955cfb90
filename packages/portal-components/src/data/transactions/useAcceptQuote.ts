import type { AcceptQuoteInput, TransactionId } from '@trade-portal/fluid-sdk'
import { usePortal, useMessages } from '../../context/PortalContext'
import { useQueryCache } from '../../context/queries'
import { refetch } from '../refetch'
import { useWrite } from '../useWrite'
import { transactionType } from './transactionType'
import { ordersQuery, transactionQuery } from './transactions'
import { transactionMessages } from '../../messages/transaction'

/** Accepts a quote. Done once the resulting order is refetched. The form shows a refusal. */
export function useAcceptQuote(id: TransactionId) {
  const { client } = usePortal()
  const words = useMessages(transactionMessages)
  const queryClient = useQueryCache()
  return useWrite({
    write: (answers: Omit<AcceptQuoteInput, keyof TransactionId>) =>
      client.transactions.acceptQuote({ ...id, ...answers }),
    refresh: () => {
      void queryClient.invalidateQueries({ queryKey: ordersQuery(client).queryKey })
      const { queryKey } = transactionQuery(client, id)
      return refetch(queryClient, queryKey, () => client.transactions.get(id))
    },
    done: words.accepted,
    unsure: words.unsureAccepted,
    found: ({ after }) => transactionType(after.type) === 'order',
    refused: () => {},
    isOverWhenRead: true,
  })
}
