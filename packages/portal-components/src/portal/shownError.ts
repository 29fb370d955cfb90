import { atom } from 'jotai'
import { useMemo } from 'react'
import { useSetPortalAtom } from './atoms'

/** The message of the modal titled 'Error', or `null` when it is closed. */
export const errorModalAtom = atom<string | null>(null)

/** Shows a message that the customer must have read, in a modal titled 'Error'. */
export function useErrorModal() {
  const setMessage = useSetPortalAtom(errorModalAtom)
  return useMemo(() => ({ showError: (message: string) => setMessage(message) }), [setMessage])
}
