import type { RefObject } from 'react'
import type { Control } from 'react-hook-form'

/** The answers of a form by name. The names match the operation's input. */
export type FormValues = Record<string, string | boolean | number>

/** A form, as returned by `useFormOf` and taken by `Form`, `FormField` and `FormModal`. */
export interface FormOf<Values extends FormValues> {
  /** The id of the form element, for buttons outside it. */
  id: string
  element: RefObject<HTMLFormElement | null>
  control: Control<FormValues>
  /** Checks the answers and sends them, unless they are being sent. `send` replaces `onSubmit`. */
  submit: (send?: (valid: Values) => unknown) => void
  /** Sets answers as if they were typed. */
  fill: (answers: Partial<Values>) => void
  /** Returns the current answers. Use `useFormValues` to render from them. */
  answers: () => Values
  /** Calls the listener after each change of an answer. @returns a function that unsubscribes. */
  listen: (listener: () => void) => () => void
  /** Checks all answers again after the first submit. Use it when other answers depend on this one. */
  recheck: () => void
  /** Sets a problem that a field finds itself. It replaces the message for a missing answer. */
  tellProblem: (name: string, message: string | null) => void
  /** Clears the stored draft. */
  forget: () => void
  /** The session is still being checked, so the owner of the draft is unknown. */
  isWaiting: boolean
  isSending: boolean
  /** Names of the checked answers with an error. */
  wrong: readonly (keyof Values & string)[]
  /** Errors that belong to no field, one per line, or `null`. */
  failure: string | null
  /** The merchant refused it because the session had ended. Nothing was saved. */
  isUnsent: boolean
}
