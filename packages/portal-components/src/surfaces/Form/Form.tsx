import type { ReactNode } from 'react'
import { Callout } from '../../parts/Callout'
import { Stack } from '../../parts/layout/Layout'
import type { FormOf, FormValues } from './FormOf'

export interface FormProps {
  form: Pick<FormOf<FormValues>, 'id' | 'element' | 'isWaiting'> & { submit: () => void }
  children: ReactNode
}

/** A form, submitted by its button or by Enter. */
export function Form({ form, children }: FormProps) {
  const { id, element, submit, isWaiting } = form
  return (
    <Stack
      as="form"
      gap={16}
      id={id}
      ref={element}
      // Submitted before hydration, a GET would put the values into the URL.
      method="post"
      noValidate
      // Stays mounted, so that typed values are not lost.
      style={isWaiting ? { visibility: 'hidden' } : undefined}
      onSubmit={(event) => {
        event.preventDefault()
        // React bubbles the event of a modal's form up to the form that opened the modal.
        event.stopPropagation()
        submit()
      }}
    >
      {children}
    </Stack>
  )
}

/** The form's error that belongs to no field. */
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
