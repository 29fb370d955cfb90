import type { ReactNode } from 'react'
import type { FormOf, FormValues } from './FormOf'
import * as S from './Form.styles'

export interface FormProps<Values extends FormValues> {
  form: FormOf<Values>
  children: ReactNode
}

/** A form, sent by its button or by Enter. */
export function Form<Values extends FormValues>({ form, children }: FormProps<Values>) {
  const { id, element, submit, isWaiting } = form
  return (
    <S.Form
      id={id}
      ref={element}
      noValidate
      data-waiting={isWaiting || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        // A modal's form is sent through the form that has opened it.
        event.stopPropagation()
        submit()
      }}
    >
      {children}
    </S.Form>
  )
}
