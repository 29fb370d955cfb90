import { useMemo } from 'react'
import { useSetPortalAtom } from './atoms'
import { customerAtom } from './customerAtom'

export interface ShownError {
  /** The subject, shown over the message: a product. */
  about?: string | undefined
  /** Lines, a sentence each. */
  message: string
  /** The label of the button that closes the modal. Default: OK. */
  closeLabel?: string | undefined
}

/** The messages of the modal titled 'Error', the oldest first; none while it is closed. */
export const errorModalAtom = customerAtom<readonly ShownError[]>([])

/** Shows a message that the customer must read, in a modal titled 'Error', under the unread messages. */
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

/** Adds a message to the shown ones, unless the same message about the same subject is there already. */
export function withError(shown: readonly ShownError[], added: ShownError): readonly ShownError[] {
  const isSaid = shown.some(({ about, message }) => about === added.about && message === added.message)
  return isSaid ? shown : [...shown, added]
}

/** Returns an error's subject, if it has one, and its sentences. */
export const linesOf = ({ about, message }: ShownError) => [...(about ? [about] : []), ...message.split('\n')]
