import type { FluidClient, PriceBookAnswer, PriceBookConfiguration } from '@trade-portal/fluid-sdk'
import { queryOptions } from '@tanstack/react-query'
import { useNotify } from '../../context/notices'
import { usePortal, useMessages } from '../../context/PortalContext'
import { useQueryCache } from '../../context/queries'
import { refetch } from '../refetch'
import { useWrite, writeMessage } from '../useWrite'
import type { Write } from '../useWrite'
import { noticesMessages } from '../../messages/common'
import { priceBookMessages } from '../../messages/priceBook'

/** Reads the current price book and its generated files. */
export const priceBookQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'account', 'priceBook'],
    queryFn: ({ signal }) => client.priceBook.get({ signal }),
  })

/** Asks the merchant to change the price book. The form shows a refusal. */
export function useRequestChanges() {
  const { client } = usePortal()
  return usePriceBookWrite({
    write: (wanted: PriceBookConfiguration) => client.priceBook.requestChanges(wanted),
    found: ({ after }, wanted) => after.book !== null && isSame(after.book.configuration, wanted),
    refused: () => {},
  })
}

/** Asks for a new file. A notice shows a refusal. */
export function useRequestNew() {
  const { client } = usePortal()
  return usePriceBookWrite({
    write: () => client.priceBook.requestNew(),
    found: (seen) => newFiles(seen) > 0,
  })
}

/** Asks for files of the history to be sent once more. A notice shows a refusal. */
export function useResend() {
  const { client } = usePortal()
  return usePriceBookWrite({
    write: (historyIds: readonly string[]) => client.priceBook.resend({ historyIds }),
    found: (seen, historyIds) => newFiles(seen) >= historyIds.length,
  })
}

type PriceBookWrite<Input> = Write<Input, string, PriceBookAnswer>

/** Shows the merchant's reply to a request, and refetches the book with its history. */
function usePriceBookWrite<Input = void>(write: Pick<PriceBookWrite<Input>, 'write' | 'found' | 'refused'>) {
  const { client, messagesOf } = usePortal()
  const words = useMessages(priceBookMessages)
  const notices = useMessages(noticesMessages)
  const queryClient = useQueryCache()
  const notify = useNotify()
  const { queryKey } = priceBookQuery(client)
  const read = () => refetch(queryClient, queryKey, () => client.priceBook.get())
  return useWrite<Input, string, PriceBookAnswer>({
    refresh: read,
    before: async () => queryClient.getQueryData(queryKey) ?? (await read().catch(() => null)),
    done: (said) => notify.success(said || words.requested),
    slow: notices.answeredSlowly(words.requested),
    unsure: words.unsure,
    isSingle: true,
    refused: (_, error) => {
      const message = writeMessage(error, messagesOf, words.notSent)
      if (message !== null) notify.error(message)
    },
    ...write,
  })
}

function newFiles({ before, after }: { before: PriceBookAnswer | null; after: PriceBookAnswer }): number {
  if (!before) return 0
  const known = new Set(before.book?.history.map(({ id }) => id))
  return after.book?.history.filter(({ id }) => !known.has(id)).length ?? 0
}

/** Compares all choices. The day of the last calculation is not a choice. */
function isSame(one: PriceBookConfiguration, other: PriceBookConfiguration): boolean {
  const choices = Object.keys(one) as (keyof PriceBookConfiguration)[]
  return choices.every((choice) => choice === 'lastDateCalculated' || one[choice] === other[choice])
}
