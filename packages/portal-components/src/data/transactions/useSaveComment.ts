import type { TransactionId } from '@trade-portal/fluid-sdk'
import { usePortal, useMessages } from '../../context/PortalContext'
import { useQueryCache } from '../../context/queries'
import { refetch } from '../refetch'
import { useWrite } from '../useWrite'
import { invoicesKey, transactionQuery } from './transactions'
import { commentMessages } from '../../messages/email'

/** Saves the customer's comment on a transaction, replacing the previous one. The form shows a refusal. */
export function useSaveComment(id: TransactionId) {
  const { client } = usePortal()
  const words = useMessages(commentMessages)
  const queryClient = useQueryCache()
  return useWrite({
    write: (comment: string) => client.transactions.saveComment({ ...id, comment }),
    refresh: () => {
      void queryClient.invalidateQueries({ queryKey: invoicesKey })
      const { queryKey } = transactionQuery(client, id)
      return refetch(queryClient, queryKey, () => client.transactions.get(id))
    },
    done: words.saved,
    unsure: words.unsure,
    found: ({ after }, comment) => after.comment.trim() === comment.trim(),
    refused: () => {},
  })
}
