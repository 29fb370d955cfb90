import type { ReactNode } from 'react'
import { Callout } from '../../parts/Callout'
import type { FormOf, FormValues } from './FormOf'
import * as S from './Form.styles'

export interface FormProps {
  form: Pick<FormOf<FormValues>, 'id' | 'element' | 'isWaiting'> & { submit: () => void }
  children: ReactNode
}

/** A form, sent by its button or by Enter. */
export function Form({ form, children }: FormProps) {
  const { id, element, submit, isWaiting } = form
  return (
    <S.Form
      id={id}
      ref={element}
      // Sent before its scripts are alive, it would have the browser put what was typed into the address.
      method="post"
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

/** Says why a form was not sent, as far as no field says it. */
export function FormFailure({ form }: { form: Pick<FormOf<FormValues>, 'failure'> }) {
  if (form.failure === null) return null
  return (
    <Callout tone="critical">
      {form.failure.split('\n').map((line, index) => (
        <div key={index}>{line}</div>
      ))}
    </Callout>
  )
}
