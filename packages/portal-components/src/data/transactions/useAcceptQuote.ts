import type { AcceptQuoteInput, TransactionId } from '@trade-portal/fluid-sdk'
import { usePortal } from '../../context/PortalContext'
import { useQueryCache } from '../../context/queries'
import { readAnew } from '../readAnew'
import { useWrite } from '../useWrite'
import { transactionType } from './transactionType'
import { ordersQuery, transactionQuery } from './transactions'
import { transactionWords } from '../../messages/transaction'

/** Accepts a quote. Done once the resulting order is refetched. The form shows a refusal. */
export function useAcceptQuote(id: TransactionId) {
  const { client, say } = usePortal()
  const queryClient = useQueryCache()
  const words = say(transactionWords)
  return useWrite({
    write: (answers: Omit<AcceptQuoteInput, keyof TransactionId>) =>
      client.transactions.acceptQuote({ ...id, ...answers }),
    refresh: () => {
      void queryClient.invalidateQueries({ queryKey: ordersQuery(client).queryKey })
      const { queryKey } = transactionQuery(client, id)
      return readAnew(queryClient, queryKey, () => client.transactions.get(id))
    },
    done: words.accepted,
    unsure: words.unsureAccepted,
    found: ({ after }) => transactionType(after.type) === 'order',
    refused: () => {},
    isOverWhenRead: true,
  })
}
