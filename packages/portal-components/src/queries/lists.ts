import type { CartLine, CustomList, FluidClient } from '@trade-portal/fluid-sdk'
import { FluidTransportError, isFluidError } from '@trade-portal/fluid-sdk'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { refusalMessage } from '../errorMessage'
import { usePortal } from '../PortalContext'
import { useErrorModal } from '../state/errorModal'
import { useNotify } from '../state/notices'
import { cartQuery } from './cartQuery'
import { useCartOutbox } from './useCartOutbox'

/** The customer's lists and the merchant's, with what they hold. */
export const listsQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'lists'],
    queryFn: ({ signal }) => client.lists.list({ signal }),
  })

/** Sends what waits for the cart. Use it before a call that takes the cart as the merchant has it, or adds to it. */
function useSettleCart() {
  const { outbox } = useCartOutbox()
  return async (operation: string) => {
    if ((await outbox.flush()) > 0) throw new FluidTransportError(operation, null)
  }
}

/** Saves the cart as a list, in place of one of exactly the same name. */
export function useSaveList() {
  const { client, messages } = usePortal()
  const settleCart = useSettleCart()
  const queryClient = useQueryClient()
  const notify = useNotify()
  return useMutation({
    mutationFn: async (name: string) => {
      await settleCart('saveCustomList')
      await client.lists.save({ name })
    },
    onSuccess: () => notify.success(messages.lists.saved),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: listsQuery(client).queryKey })
      // Where the merchant turns the cart into the list, the customer goes on with another cart.
      void queryClient.invalidateQueries({ queryKey: cartQuery(client).queryKey })
    },
  })
}

/** Adds a list's goods to the cart; over when the cart that holds them has been read. A refusal is told in the modal. */
export function useCopyList() {
  const { client, messages } = usePortal()
  const settleCart = useSettleCart()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const { showError } = useErrorModal()
  return useMutation({
    mutationFn: async (list: CustomList) => {
      await settleCart('copyCartToCart')
      await client.lists.copyToCart({ listId: list.id })
    },
    onSuccess: () => notify.success(messages.lists.copied),
    // Told here and not by whoever asked: a list that is gone takes its page's buttons with it.
    onError: (error) => {
      const isGone = isFluidError(error) && error.name === 'FluidNoRecordsError'
      const { errors, lists } = messages
      showError(isGone ? `${errors.somethingWentWrong}\n${lists.gone}` : refusalMessage(error, messages))
      void queryClient.invalidateQueries({ queryKey: listsQuery(client).queryKey })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: cartQuery(client).queryKey }),
  })
}

/** Deletes a list. A refusal is told in the modal. */
export function useDeleteList() {
  const { client, messages } = usePortal()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const { showError } = useErrorModal()
  const { queryKey } = listsQuery(client)
  return useMutation({
    mutationFn: (list: CustomList) => client.lists.remove({ listId: list.id }),
    onSuccess: (_, { id }) => {
      queryClient.setQueryData(queryKey, (lists) => lists?.filter((list) => list.id !== id))
      notify.success(messages.lists.removed)
    },
    onError: (error) => showError(refusalMessage(error, messages)),
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  })
}

/** Takes a line out of a list. A refusal is told in the modal. */
export function useRemoveListLine(listId: string) {
  const { client, messages } = usePortal()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const { showError } = useErrorModal()
  const { queryKey } = listsQuery(client)
  return useMutation({
    mutationFn: ({ id, productId }: CartLine) => client.lists.removeLine({ listId, lineId: id, productId }),
    onSuccess: (_, { id }) => {
      queryClient.setQueryData(queryKey, (lists) => lists?.map((list) => withoutLine(list, listId, id)))
      notify.success(messages.notices.productRemoved)
    },
    onError: (error) => showError(refusalMessage(error, messages)),
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  })
}

function withoutLine(list: CustomList, listId: string, lineId: number): CustomList {
  if (list.id !== listId) return list
  return { ...list, lines: list.lines.filter((line) => line.id !== lineId) }
}
