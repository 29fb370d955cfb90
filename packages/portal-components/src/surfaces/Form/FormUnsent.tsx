import { useEffect, useState } from 'react'
import { whenIdle } from '../../hooks/idle'
import { Callout } from '../../parts/Callout'
import { usePortal } from '../../context/PortalContext'
import { commonWords } from '../../messages/common'
import type { FormOf, FormValues } from './FormOf'
import * as S from './Form.styles'

/** Id of the words that say of a form's button that its press came to nothing; none where it did not. */
export const unsentId = ({ id, isUnsent }: Pick<FormOf<FormValues>, 'id' | 'isUnsent'>) =>
  isUnsent ? `${id}unsent` : undefined

export interface FormUnsentProps {
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
