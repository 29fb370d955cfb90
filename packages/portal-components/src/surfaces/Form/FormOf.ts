import type { RefObject } from 'react'
import type { Control } from 'react-hook-form'

/** The answers of a form by their names, which are those of the operation's input. */
export type FormValues = Record<string, string | boolean | number>

/** A form as `Form`, `FormField` and `FormModal` take it: see `useFormOf`. */
export interface FormOf<Values extends FormValues> {
  /** Of the form's element, for buttons that stand outside it. */
  id: string
  element: RefObject<HTMLFormElement | null>
  control: Control<FormValues>
  /** Checks the answers and sends them, unless that is under way. `send` takes `onSubmit`'s place. */
  submit: (send?: (valid: Values) => unknown) => void
  /** Gives answers that are known, as if they had been typed. */
  fill: (answers: Partial<Values>) => void
  /** The answers as they stand. To show what they decide, see `useFormValues`. */
  answers: () => Values
  /** Calls back after each change of an answer. @returns a function that ends it. */
  listen: (listener: () => void) => () => void
  /** Checks all answers anew, once they have been: for one that decides what the others must be. */
  recheck: () => void
  /** Takes what a field finds wrong by itself, which is said in place of an answer that is missing. */
  tellProblem: (name: string, message: string | null) => void
  /** Lets go of what was kept of it. */
  forget: () => void
  /** It is not known yet whose draft it is. */
  isWaiting: boolean
  isSending: boolean
  /** How many answers are wrong, of those that were checked. */
  wrongCount: number
  /** The answers that are wrong, of those that were checked. */
  wrong: readonly (keyof Values & string)[]
  /** Said of no field in particular, in lines; `null` for nothing. */
  failure: string | null
  /** The merchant refused it because the session had ended: nothing came of it. */
  isUnsent: boolean
}
