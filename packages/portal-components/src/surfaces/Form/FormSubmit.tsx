import { useEffect, useState } from 'react'
import { Button } from '../../parts/Button'
import { whenIdle } from '../../hooks/idle'
import { Callout } from '../../parts/Callout'
import { usePortal, useMessages } from '../../context/PortalContext'
import { commonMessages } from '../../messages/common'
import { FormFailure } from './Form'
import type { FormOf, FormValues } from './FormOf'
import * as S from './Form.styles'

export interface FormSubmitProps<Values extends FormValues> {
  form: FormOf<Values>
  label: string
  /** The label while it is sent. Default: `label`. */
  sendingLabel?: string
}

/** Ends a form with its general error and the submit button. */
export function FormSubmit<Values extends FormValues>({
  form,
  label,
  sendingLabel = label,
}: FormSubmitProps<Values>) {
  return (
    <>
      <FormFailure form={form} />
      <FormUnsent form={form} button={label} />
      <S.Submit>
        <Button
          type="submit"
          tone="primary"
          size="large"
          isPending={form.isSending}
          describedBy={unsentId(form)}
        >
          {form.isSending ? sendingLabel : label}
        </Button>
      </S.Submit>
    </>
  )
}

type Unsent = Pick<FormOf<FormValues>, 'id' | 'isUnsent'>

/** Returns the id of the message that describes the button after an unsent submit, or undefined. */
export const unsentId = ({ id, isUnsent }: Unsent) => (isUnsent ? `${id}unsent` : undefined)

/** Shows, once the customer has signed in again, that the end of their session kept the form from being sent. */
export function FormUnsent({ form, button }: { form: Unsent; button: string }) {
  const { session } = usePortal()
  const words = useMessages(commonMessages)
  const isDue = form.isUnsent && session.status === 'signedIn'
  const [isSaid, setIsSaid] = useState(false)
  // Screen readers announce only text added to a live region that was already there.
  useEffect(() => (isDue ? whenIdle(() => setIsSaid(true)) : undefined), [isDue])
  return (
    <S.Unsent role="status" id={unsentId(form)}>
      {isDue && isSaid && (
        <Callout tone="caution">
          <span>{words.notSentYet(button)}</span>
        </Callout>
      )}
    </S.Unsent>
  )
}
