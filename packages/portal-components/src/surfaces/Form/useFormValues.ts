import { useSyncExternalStore } from 'react'
import type { FormOf, FormValues } from './FormOf'

/**
 * Derives from the answers of a form, as they are typed, something that they decide. Use it where that is shown: it draws again when what is derived
 * becomes another, so a letter in a field that decides nothing draws that field alone.
 */
export function useFormValues<Values extends FormValues, Decided extends object>(
  { answers, listen }: Pick<FormOf<Values>, 'answers' | 'listen'>,
  derive: (values: Values) => Decided,
): Decided {
  // As a text, which is the same one as long as it says the same.
  const told = () => JSON.stringify(derive(answers()))
  return JSON.parse(useSyncExternalStore(listen, told, told)) as Decided
}
