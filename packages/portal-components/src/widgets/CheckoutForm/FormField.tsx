import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import type { CheckoutField, CheckoutValues } from './checkoutValues'
import * as S from './CheckoutForm.styles'

/** What a part needs to be a field of the form. */
export interface BoundField<T> {
  name: string
  value: T
  onChange: (value: T) => void
  onBlur: () => void
  error: string | undefined
}

export interface FormFieldProps<Name extends CheckoutField> {
  name: Name
  children: (field: BoundField<CheckoutValues[Name]>) => ReactNode
}

/** Ties a part to a field of the checkout form, and marks its place so that the focus can be taken to it. */
export function FormField<Name extends CheckoutField>({ name, children }: FormFieldProps<Name>) {
  const { field, fieldState } = useController<CheckoutValues, Name>({ name })
  const { value, onChange, onBlur } = field
  return (
    <S.Field data-field={name}>
      {children({ name, value, onChange, onBlur, error: fieldState.error?.message })}
    </S.Field>
  )
}
