import type { TransactionId } from '@trade-portal/fluid-sdk'
import { usePortal } from '../../context/PortalContext'
import { useQueryCache } from '../../context/queries'
import { readAnew } from '../readAnew'
import { useWrite } from '../useWrite'
import { invoicesKey, transactionQuery } from './transactions'
import { commentWords } from '../../messages/email'

/** Keeps the customer's comment on a transaction, in place of the one before. A refusal is told by the form. */
export function useSaveComment(id: TransactionId) {
  const { client, say } = usePortal()
  const queryClient = useQueryCache()
  const words = say(commentWords)
  return useWrite({
    write: (comment: string) => client.transactions.saveComment({ ...id, comment }),
    refresh: () => {
      void queryClient.invalidateQueries({ queryKey: invoicesKey })
      const { queryKey } = transactionQuery(client, id)
      return readAnew(queryClient, queryKey, () => client.transactions.get(id))
    },
    done: words.saved,
    unsure: words.unsure,
    found: ({ after }, comment) => after.comment.trim() === comment.trim(),
    refused: () => {},
  })
}
