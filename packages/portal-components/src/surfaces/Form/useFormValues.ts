import { useSyncExternalStore } from 'react'
import type { FormOf, FormValues } from './FormOf'

/**
 * Returns a value derived from a form's answers, updated as they are typed. The component rerenders only when the
 * derived value changes, so most keystrokes rerender just their field.
 */
export function useFormValues<Values extends FormValues, Decided extends object>(
  { answers, listen }: Pick<FormOf<Values>, 'answers' | 'listen'>,
  derive: (values: Values) => Decided,
): Decided {
  // Compared as JSON, so that an equal value does not rerender.
  const snapshot = () => JSON.stringify(derive(answers()))
  return JSON.parse(useSyncExternalStore(listen, snapshot, snapshot)) as Decided
}
