import { useCallback } from 'react'
import type { ComponentType } from 'react'
import { useController } from 'react-hook-form'
import { FieldProblem } from '../../parts/field/field'
import type { FieldProps } from '../../parts/field/field'
import { Stack } from '../../parts/layout/Layout'
import type { FormOf, FormValues } from './FormOf'

/** Widens a union of strings to a string, as a field takes it. */
type Kind<T> = T extends string ? string : T extends number ? number : boolean

/** Props that the form controls. */
type Driven = 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'error'

export type FormFieldProps<Values extends FormValues, Name extends keyof Values & string, Props> = {
  form: FormOf<Values>
  name: Name
  /** The field's component. */
  as: ComponentType<Props>
} & Omit<Props, Driven>

/** Binds a field to an answer of the form. `data-field` marks where an error that names the answer is shown. */
export function FormField<
  Values extends FormValues,
  Name extends keyof Values & string,
  Props extends FieldProps<Kind<Values[Name]>>,
>({ form, name, as, ...props }: FormFieldProps<Values, Name, Props>) {
  const { field, fieldState } = useController({ control: form.control, name })
  const { value, onChange, onBlur } = field
  const { tellProblem } = form
  const tell = useCallback((message: string | null) => tellProblem(name, message), [tellProblem, name])
  const Part = as as ComponentType<object>
  const driven: FieldProps<FormValues[string]> = {
    label: '',
    name,
    value,
    onChange,
    onBlur,
    error: fieldState.error?.message,
  }
  return (
    <Stack data-field={name}>
      <FieldProblem value={tell}>
        <Part {...driven} {...props} />
      </FieldProblem>
    </Stack>
  )
}
