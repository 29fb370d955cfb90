import { useWatch } from 'react-hook-form'
import type { FormOf, FormValues } from './FormOf'

/** The answers of a form as they are typed. Use it where they decide what else is shown. */
export function useFormValues<Values extends FormValues>({ control }: FormOf<Values>): Values {
  return useWatch({ control }) as Values
}
