import { useMemo } from 'react'
import { useSetPortalAtom } from './atoms'
import { customerAtom } from './customerAtom'

export interface ShownError {
  /** Names what it is about, over the message: a product. */
  about?: string | undefined
  /** Lines, a sentence each. */
  message: string
  /** The word of the button that closes it. Default: OK. */
  closeLabel?: string | undefined
}

/** The modal titled 'Error' as it is open, or `null`. */
export const errorModalAtom = customerAtom<ShownError | null>(null)

/** Shows a message that the customer must have read, in a modal titled 'Error'. */
export function useErrorModal() {
  const setShown = useSetPortalAtom(errorModalAtom)
  return useMemo(
    () => ({
      showError: (message: string, details: Pick<ShownError, 'about' | 'closeLabel'> = {}) =>
        setShown({ message, ...details }),
    }),
    [setShown],
  )
}
