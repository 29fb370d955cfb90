import { useEffect, useState } from 'react'
import { Button } from '../../parts/Button'
import { whenIdle } from '../../hooks/whenIdle'
import { Callout } from '../../parts/Callout'
import { usePortal } from '../../context/PortalContext'
import { commonWords } from '../../messages/common'
import { FormFailure } from './Form'
import type { FormOf, FormValues } from './FormOf'
import * as S from './Form.styles'

export interface FormSubmitProps<Values extends FormValues> {
  form: FormOf<Values>
  /** Says what the press does: "Send message". */
  label: string
  /** Said while it is sent. Default: the label. */
  sendingLabel?: string
}

/** Ends a form: what was said of it as a whole, and the button that sends it. */
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

/** Id of the words that say of a form's button that its press came to nothing; none where it did not. */
export const unsentId = ({ id, isUnsent }: Pick<FormOf<FormValues>, 'id' | 'isUnsent'>) =>
  isUnsent ? `${id}unsent` : undefined

interface FormUnsentProps {
  form: Pick<FormOf<FormValues>, 'id' | 'isUnsent'>
  /** The words on its button. */
  button: string
}

/** Shows, once the customer has signed in again, that the end of their session kept a form from being sent. */
export function FormUnsent({ form, button }: FormUnsentProps) {
  const { say, session } = usePortal()
  const isDue = form.isUnsent && session.status === 'signedIn'
  const [isSaid, setIsSaid] = useState(false)
  // Only what comes into a place that was there before is read out.
  useEffect(() => (isDue ? whenIdle(() => setIsSaid(true)) : undefined), [isDue])
  return (
    <S.Unsent role="status" id={unsentId(form)}>
      {isDue && isSaid && (
        <Callout tone="caution">
          <span>{say(commonWords).notSentYet(button)}</span>
        </Callout>
      )}
    </S.Unsent>
  )
}
