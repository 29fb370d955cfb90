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

/** The messages of the modal titled 'Error', the oldest first; none while it is closed. */
export const errorModalAtom = customerAtom<readonly ShownError[]>([])

/** Shows a message that the customer must have read, in a modal titled 'Error', under those that stand there unread. */
export function useErrorModal() {
  const setShown = useSetPortalAtom(errorModalAtom)
  return useMemo(
    () => ({
      showError: (message: string, details: Pick<ShownError, 'about' | 'closeLabel'> = {}) =>
        setShown((shown) => withError(shown, { message, ...details })),
    }),
    [setShown],
  )
}

/** Adds a message to those that stand there, unless it says what one of them says of the same. */
export function withError(shown: readonly ShownError[], added: ShownError): readonly ShownError[] {
  const isSaid = shown.some(({ about, message }) => about === added.about && message === added.message)
  return isSaid ? shown : [...shown, added]
}

/** Returns what an error is about, where it says so, and its sentences. */
export const linesOf = ({ about, message }: ShownError) => [...(about ? [about] : []), ...message.split('\n')]
