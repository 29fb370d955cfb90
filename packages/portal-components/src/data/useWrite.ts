import { isFluidSessionChangedError, isLostAnswer, isSameOwner, isSessionGone } from '@trade-portal/fluid-sdk'
import { useCallback, useRef } from 'react'
import { refusalMessage } from '../messages/errorMessage'
import { usePortal } from '../context/PortalContext'
import { usePortalMutation } from '../context/queries'
import { useErrorModal } from '../context/shownError'
import { useNotify } from '../context/notices'
import { askAgain } from './askAgain'
import { errorsWords, noticesWords } from '../messages/common'
import type { Say } from '../messages/Say'

/** The state before a write and after it; `null` where that could not be read. */
export interface SeenAround<Seen> {
  before: Seen | null
  after: Seen | null
}

export interface Write<Input, Answer, Seen> {
  /** Sends it. It is sent once, whatever becomes of the answer. */
  write: (input: Input) => Promise<Answer>
  /** Reads what it changes, for the screen too: `readAnew`. */
  refresh: (input: Input) => Promise<Seen>
  /** Said when it is done: a notice, or what the answer calls for. `seen` comes when what it changed has been read. */
  done: string | ((answer: Answer, input: Input, seen: Promise<SeenAround<Seen>>) => void)
  /**
   * Said when it was done and its answer was lost: a notice, or what was seen calls for. Default: `done`, and that the
   * answer was slow.
   */
  slow?: string | ((input: Input, seen: SeenAround<Seen>) => void)
  /** Said when nobody can tell whether it was done: "We could not tell whether it was …: check …". */
  unsure: string
  /** Reads what there is before it is sent, for `found` to compare with; `null` where that cannot be known. */
  before?: (input: Input) => Promise<Seen | null>
  /** Tells whether what there is after a lost answer shows that it was done. Without it nobody can tell. */
  found?: (seen: { before: Seen | null; after: Seen }, input: Input) => boolean
  /** Tells a refusal, or that nobody can tell. Default: the modal titled 'Error'. */
  refused?: (message: string, error: unknown, input: Input) => void
  /** Runs the work when its turn among other writes has come. Default: at once. */
  inTurn?: (input: Input, work: () => Promise<void>) => Promise<unknown>
  /** A press while it is under way counts for nothing, also one that comes before the button has shown so. */
  isSingle?: boolean
  /** It is over when what it changed has been read, not already with the answer: for what shows that next. */
  isOverWhenRead?: boolean
}

/**
 * Makes a write: sent once, told, and what it changed read again. Use it for whatever changes something at the merchant's.
 *
 * A lost answer says nothing: what the write changes is read again, with the retries of a read, before anything is told.
 * It succeeds, without an answer, when that shows that it was done. An answer is lost, too, when its session changed
 * before it came. A write that was refused because its session had ended, and one that has no form and of which nobody can
 * tell for that reason, is told by the sign-in alone; somebody else who signs in is told nothing.
 */
export function useWrite<Input = void, Answer = unknown, Seen = unknown>(
  options: Write<Input, Answer, Seen>,
) {
  const { client, say, pace } = usePortal()
  const notify = useNotify()
  const { showError } = useErrorModal()
  const { done, unsure, isSingle = false, refused = (message: string) => showError(message) } = options
  const isUnderWay = useRef(false)

  const tellDone = (answer: Answer, input: Input, seen: Promise<SeenAround<Seen>>) => {
    if (typeof done === 'string') notify.success(done)
    else done(answer, input, seen)
  }

  const tellSlow = (input: Input, seen: SeenAround<Seen>) => {
    const { slow = typeof done === 'string' ? say(noticesWords).answeredSlowly(done) : null } = options
    if (typeof slow === 'function') slow(input, seen)
    else if (slow !== null) notify.success(slow)
  }

  /** Sends it and looks at what became of it. `over` is told when the caller may go on. */
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
      const seen = await askAgain(() => options.refresh(input), pace).then(
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
      // The sign-in stands there, and the page shows what became of it once its customer is back.
      if (error instanceof UnsureWriteOfEnded && !options.refused) return
      const message = writeMessage(error, say)
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
  return {
    mutate,
    mutateAsync,
    reset,
    isPending,
    isSuccess,
    variables,
    error,
  }
}

/**
 * Says why a write came to nothing; `null` where its session is gone, which the sign-in tells.
 *
 * @param otherwise what to say where nothing better is known.
 */
export function writeMessage(error: unknown, say: Say, otherwise?: string): string | null {
  if (isSessionGone(error)) return null
  if (error instanceof PreventedWrite) return say(errorsWords).prevented
  return error instanceof UnsureWrite ? error.message : refusalMessage(error, say, otherwise)
}

/** Tells whether a write failed because nobody can tell what became of it. */
export function isUnsure(error: unknown): boolean {
  return error instanceof UnsureWrite
}

/** The host prevented it, and nothing was sent. */
export class PreventedWrite extends Error {}

/** The answer was lost, and what there is now does not tell whether it was done. */
class UnsureWrite extends Error {}

/** As that, and the session had ended before anybody could look. */
class UnsureWriteOfEnded extends UnsureWrite {}
