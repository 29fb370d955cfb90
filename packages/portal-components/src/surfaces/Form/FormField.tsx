import { useCallback } from 'react'
import type { ComponentType } from 'react'
import { useController } from 'react-hook-form'
import { FieldProblem } from '../../parts/field/field'
import type { FieldProps } from '../../parts/field/field'
import type { FormOf, FormValues } from './FormOf'
import * as S from './Form.styles'

/** The kind of an answer: one of a few words is typed as any other text. */
type Kind<T> = T extends string ? string : T extends number ? number : boolean

/** Props that the form gives to the part, and nobody else. */
type Driven = 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'error'

export type FormFieldProps<Values extends FormValues, Name extends keyof Values & string, Props> = {
  form: FormOf<Values>
  name: Name
  /** The part that is answered with. */
  as: ComponentType<Props>
} & Omit<Props, Driven>

/** Ties a part to an answer of the form. Its place is marked, so that a refusal that names the field can stand there. */
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
    <S.Field data-field={name}>
      <FieldProblem value={tell}>
        <Part {...driven} {...props} />
      </FieldProblem>
    </S.Field>
  )
}
