import { TextField } from '../../parts/field/TextField'
import { FormField } from './FormField'
import type { FormOf, FormValues } from './FormOf'
import { Pair } from './Pair.styles'

export type WithName = FormValues & { firstName: string; lastName: string }

export interface NameFieldsProps<Values extends WithName> {
  form: FormOf<Values>
  firstLabel: string
  lastLabel: string
  /** The name is of whoever fills it in, whom the browser may know. */
  isOwn?: boolean
}

/** First and last name of a person. */
export function NameFields<Values extends WithName>({
  form,
  firstLabel,
  lastLabel,
  isOwn = false,
}: NameFieldsProps<Values>) {
  const field = { form: form as unknown as FormOf<WithName>, as: TextField, isRequired: true }
  return (
    <Pair>
      <FormField {...field} name="firstName" label={firstLabel} autoComplete={isOwn ? 'given-name' : 'off'} />
      <FormField {...field} name="lastName" label={lastLabel} autoComplete={isOwn ? 'family-name' : 'off'} />
    </Pair>
  )
}
