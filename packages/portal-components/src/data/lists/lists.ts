import { isFluidNoRecordsError } from '@trade-portal/fluid-sdk'
import type { Cart, CartLine, CustomList, FluidClient, TransactionId } from '@trade-portal/fluid-sdk'
import { queryOptions } from '@tanstack/react-query'
import { useRef } from 'react'
import { usePortal, useMessages } from '../../context/PortalContext'
import { useQueryCache } from '../../context/queries'
import { useErrorModal } from '../../context/shownError'
import { useNotify } from '../../context/notices'
import { inTurns } from '../cart/inTurns'
import { useCopyToCart } from '../cart/useCopyToCart'
import { refetch } from '../refetch'
import { useCartOutbox } from '../cart/outbox/useCartOutbox'
import { useCartReads } from '../cart/cartReads'
import { useWrite } from '../useWrite'
import { errorsMessages, noticesMessages } from '../../messages/common'
import { listsMessages } from '../../messages/lists'

/** Lists the customer's and the merchant's lists, with their lines. */
export const listsQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'lists'],
    queryFn: ({ signal }) => client.lists.list({ signal }),
  })

/** Reads the lengths of a list's tally line. A list may have many, so four lines are read at a time. */
export const listTallyQuery = (client: FluidClient, listId: string, lineId: number) =>
  queryOptions({
    queryKey: ['fluid', 'listTally', listId, lineId],
    queryFn: ({ signal }) => inTurns(client, () => client.lists.listTally({ listId, lineId }, { signal })),
  })

function useReadLists() {
  const { client } = usePortal()
  const queryClient = useQueryCache()
  return () => refetch(queryClient, listsQuery(client).queryKey, () => client.lists.list())
}

/** Saves the cart as a list, replacing one with exactly the same name. The form shows a refusal. */
export function useSaveList() {
  const { client } = usePortal()
  const listsText = useMessages(listsMessages)
  const { outbox } = useCartOutbox()
  const { readCart } = useCartReads()
  const readLists = useReadLists()
  return useWrite({
    write: (name: string) => client.lists.save({ name }),
    // Refetches the cart too: a merchant may turn it into the list and give the customer a new one.
    refresh: async () => ({ lists: await readLists(), cart: await readCart() }),
    done: listsText.saved,
    unsure: listsText.unsureSaved,
    found: ({ after: { lists, cart } }, name) => lists.some((list) => isListOf(cart, list, name)),
    refused: () => {},
    // Unsent changes are part of the cart.
    inTurn: (_, work) => outbox.afterAll(work),
  })
}

/** Saves the goods of an order as a list, replacing one with exactly the same name. The form shows a refusal. */
export function useSaveOrderAsList({ number, suffix }: TransactionId) {
  const { client } = usePortal()
  const words = useMessages(listsMessages)
  const noticesText = useMessages(noticesMessages)
  const notify = useNotify()
  const readLists = useReadLists()
  const isChargeUnknown = useRef(false)
  const tell = (saved: string) => {
    notify.success(saved)
    if (isChargeUnknown.current) notify.error(words.deliveryNotChecked)
  }
  const hasName = (lists: readonly CustomList[], name: string) =>
    lists.some((list) => !list.isGeneric && list.name === name.trim())
  return useWrite({
    write: (name: string) => {
      isChargeUnknown.current = false
      const onUnknownCharge = () => (isChargeUnknown.current = true)
      return client.lists.saveTransaction({ name, number, suffix }, { onUnknownCharge })
    },
    refresh: readLists,
    before: () => readLists().catch(() => null),
    done: () => tell(words.saved),
    slow: () => tell(noticesText.answeredSlowly(words.saved)),
    unsure: words.unsureSaved,
    // The merchant may have changed the goods, so only a new list with that name counts.
    found: ({ before, after }, name) => before !== null && !hasName(before, name) && hasName(after, name),
    refused: () => {},
  })
}

/** Adds a list's goods to the cart. Done once the cart is refetched. The modal shows a refusal. */
export function useCopyList() {
  const { client } = usePortal()
  const errors = useMessages(errorsMessages)
  const lists = useMessages(listsMessages)
  const readLists = useReadLists()
  const { showError } = useErrorModal()
  return useCopyToCart({
    copy: (list: CustomList) => client.lists.copyToCart({ listId: list.id }),
    goods: ({ lines }) => lines.filter((line) => !line.isDeliveryCharge),
    done: lists.copied,
    unsure: lists.unsureCopied,
    // The message is shown here and not by the caller: a deleted list takes its page's buttons with it.
    refused: (message, error) => {
      const isGone = isFluidNoRecordsError(error)
      showError(isGone ? `${errors.somethingWentWrong}\n${lists.gone}` : message)
      void readLists().catch(() => undefined)
    },
  })
}

/** Deletes a list. The modal shows a refusal. */
export function useDeleteList() {
  const { client } = usePortal()
  const words = useMessages(listsMessages)
  const noticesText = useMessages(noticesMessages)
  const queryClient = useQueryCache()
  const notify = useNotify()
  return useWrite({
    write: (list: CustomList) => client.lists.remove({ listId: list.id }),
    refresh: useReadLists(),
    done: (_, { id }) => {
      const { queryKey } = listsQuery(client)
      queryClient.setQueryData(queryKey, (lists) => lists?.filter((list) => list.id !== id))
      notify.success(words.removed)
    },
    slow: noticesText.answeredSlowly(words.removed),
    unsure: words.unsureRemoved,
    found: ({ after }, { id }) => after.every((list) => list.id !== id),
  })
}

/** Removes a line from a list. The modal shows a refusal. */
export function useRemoveListLine(listId: string) {
  const { client } = usePortal()
  const words = useMessages(listsMessages)
  const notices = useMessages(noticesMessages)
  const queryClient = useQueryCache()
  const notify = useNotify()
  return useWrite({
    write: ({ id, productId }: CartLine) => client.lists.removeLine({ listId, lineId: id, productId }),
    refresh: useReadLists(),
    done: (_, { id }) => {
      const { queryKey } = listsQuery(client)
      queryClient.setQueryData(queryKey, (lists) => lists?.map((list) => withoutLine(list, listId, id)))
      notify.success(notices.productRemoved)
    },
    slow: notices.answeredSlowly(notices.productRemoved),
    unsure: words.unsureLineRemoved,
    found: ({ after }, { id }) => {
      const list = after.find((each) => each.id === listId)
      return list !== undefined && list.lines.every((line) => line.id !== id)
    },
  })
}

function withoutLine(list: CustomList, listId: string, lineId: number): CustomList {
  if (list.id !== listId) return list
  return { ...list, lines: list.lines.filter((line) => line.id !== lineId) }
}

/** Returns whether a list has this name and the contents of the cart, as after a save. */
function isListOf({ lines }: Cart, list: CustomList, name: string): boolean {
  const goods = (of: CartLine[]) =>
    of
      .filter((line) => !line.isDeliveryCharge)
      .map(({ productId, unit, quantity }) => JSON.stringify([productId, unit, quantity]))
      .sort()
      .join()
  return !list.isGeneric && list.name === name.trim() && goods(list.lines) === goods(lines)
}
