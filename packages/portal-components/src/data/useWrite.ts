import {
  isFluidSessionChangedError,
  isLostAnswer,
  isSameOwner,
  isSessionGone,
  repeatRead,
} from '@trade-portal/fluid-sdk'
import { useCallback, useRef } from 'react'
import { refusalMessage } from '../messages/errorMessage'
import { usePortal, useMessages } from '../context/PortalContext'
import { usePortalMutation } from '../context/queries'
import { useErrorModal } from '../context/shownError'
import { useNotify } from '../context/notices'
import { errorsMessages, noticesMessages } from '../messages/common'
import type { MessagesOf } from '../messages/MessagesOf'

/** The state before and after a write; `null` if it could not be read. */
export interface SeenAround<Seen> {
  before: Seen | null
  after: Seen | null
}

export interface Write<Input, Answer, Seen> {
  /** Sends the write. It is called once, whatever the answer. */
  write: (input: Input) => Promise<Answer>
  /** Refetches the changed data, and updates the screen: see `refetch`. */
  refresh: (input: Input) => Promise<Seen>
  /** Shown on success: a notice, or a callback. `seen` resolves once the changed data has been refetched. */
  done: string | ((answer: Answer, input: Input, seen: Promise<SeenAround<Seen>>) => void)
  /** Shown if the write succeeded without an answer. Default: `done`, and that the server was slow. */
  slow?: string | ((input: Input, seen: SeenAround<Seen>) => void)
  /** Shown when the outcome is unclear: "We couldn’t confirm …. Please check …." */
  unsure: string
  /** Reads the state before the write, for `found` to compare with; `null` if it is unknown. */
  before?: (input: Input) => Promise<Seen | null>
  /** Returns whether the current state proves a write without an answer. Without it the outcome stays unclear. */
  found?: (seen: { before: Seen | null; after: Seen }, input: Input) => boolean
  /** Shows a refusal, or an unclear outcome. Default: the modal titled 'Error'. */
  refused?: (message: string, error: unknown, input: Input) => void
  /** Runs the work in its turn among other writes. Default: at once. */
  inTurn?: (input: Input, work: () => Promise<void>) => Promise<unknown>
  /** Ignores a press while the write is pending, even before the button shows it. */
  isSingle?: boolean
  /** Stays pending until the changed data is refetched, for views that show it next. */
  isOverWhenRead?: boolean
}

/**
 * Creates a write. It is sent once, its outcome is shown, and the changed data is refetched. Use it for every change at
 * the merchant's.
 *
 * A lost answer proves nothing: the changed data is refetched, with the retries of a read, before any message. If the
 * data shows the change, the write succeeds without an answer. A change of session before the answer also loses it. If
 * the session had ended, only the sign-in is shown for a refused write, and for a write without a form and with an
 * unclear outcome. Another person who signs in sees nothing of it.
 */
export function useWrite<Input = void, Answer = unknown, Seen = unknown>(
  options: Write<Input, Answer, Seen>,
) {
  const { client, messagesOf, pace } = usePortal()
  const words = useMessages(noticesMessages)
  const notify = useNotify()
  const { showError } = useErrorModal()
  const { done, unsure, isSingle = false, refused = (message: string) => showError(message) } = options
  const isUnderWay = useRef(false)

  const tellDone = (answer: Answer, input: Input, seen: Promise<SeenAround<Seen>>) => {
    if (typeof done === 'string') notify.success(done)
    else done(answer, input, seen)
  }

  const tellSlow = (input: Input, seen: SeenAround<Seen>) => {
    const { slow = typeof done === 'string' ? words.answeredSlowly(done) : null } = options
    if (typeof slow === 'function') slow(input, seen)
    else if (slow !== null) notify.success(slow)
  }

  /** Sends the write and checks its outcome. Calls `over` once the caller may continue. */
  const carryOut = async (input: Input, over: (answer: Answer | undefined) => void) => {
    const session = client.session.current()
    const isTheirs = () => client.session.hasExpired() || isSameOwner(client.session.current(), session)
    const before = options.found ? ((await options.before?.(input)) ?? null) : null
    try {
      const answer = await options.write(input)
      const seen = Promise.withResolvers<SeenAround<Seen>>()
      tellDone(answer, input, seen.promise)
      if (!options.isOverWhenRead) over(answer)
      seen.resolve({ before, after: await options.refresh(input).catch(() => null) })
      over(answer)
    } catch (error) {
      const isChanged = isFluidSessionChangedError(error)
      const isLost = isChanged ? isTheirs() : isLostAnswer(error) && error.isOfWrite
      if (!isLost) {
        if (!isSessionGone(error)) void options.refresh(input).catch(() => undefined)
        throw error
      }
      // The cache's own timers pause in a hidden tab, which would hold the cart's lock and block all other tabs.
      const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms / pace))
      const seen = await repeatRead({ wait }, () => options.refresh(input)).then(
        (after) => ({ before, after }),
        (unread: unknown) => {
          if (!isSessionGone(unread)) return null
          throw isTheirs() ? new UnsureWriteOfEnded(unsure, { cause: unread }) : unread
        },
      )
      if (!seen || !options.found?.(seen, input)) throw new UnsureWrite(unsure, { cause: error })
      tellSlow(input, seen)
      over(undefined)
    }
  }

  const mutation = usePortalMutation({
    mutationFn: (input: Input) =>
      new Promise<Answer | undefined>((resolve, reject) => {
        const work = () => carryOut(input, resolve)
        ;(options.inTurn ? options.inTurn(input, work) : work()).catch(reject)
      }),
    onError: (error, input) => {
      // The sign-in is on screen, and the page shows the outcome once its customer is back.
      if (error instanceof UnsureWriteOfEnded && !options.refused) return
      const message = writeMessage(error, messagesOf)
      if (message !== null) refused(message, error, input)
    },
    onSettled: () => {
      isUnderWay.current = false
    },
  })
  const { mutate: send, mutateAsync, reset, isPending, isSuccess, variables, error } = mutation
  const mutate = useCallback(
    (...sent: Parameters<typeof send>) => {
      if (isSingle && isUnderWay.current) return
      isUnderWay.current = true
      send(...sent)
    },
    [send, isSingle],
  )
  return { mutate, mutateAsync, reset, isPending, isSuccess, variables, error }
}

/**
 * Returns the message for a failed write; `null` for an ended session, which the sign-in explains.
 *
 * @param otherwise the message if there is no better one.
 */
export function writeMessage(error: unknown, messagesOf: MessagesOf, otherwise?: string): string | null {
  if (isSessionGone(error)) return null
  if (error instanceof PreventedWrite) return messagesOf(errorsMessages).prevented
  return error instanceof UnsureWrite ? error.message : refusalMessage(error, messagesOf, otherwise)
}

/** Returns whether the outcome of a failed write is unclear. */
export function isUnsure(error: unknown): boolean {
  return error instanceof UnsureWrite
}

/** The host prevented the write, and nothing was sent. */
export class PreventedWrite extends Error {}

/** The answer was lost, and the current data does not show whether the write succeeded. */
class UnsureWrite extends Error {}

/** The same, and the session ended before the data could be read. */
class UnsureWriteOfEnded extends UnsureWrite {}
