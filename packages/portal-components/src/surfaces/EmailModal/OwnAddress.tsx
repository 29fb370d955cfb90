import { useController } from 'react-hook-form'
import { userQuery } from '../../data/account/account'
import { useRead } from '../../data/useRead'
import { Button } from '../../parts/Button'
import { usePortal } from '../../context/PortalContext'
import type { FormOf } from '../Form/FormOf'
import type { EmailAnswers } from './emailAnswers'
import * as S from './EmailModal.styles'
import { emailWords } from '../../messages/email'

/** Takes the address of whoever is signed in, by one press. */
export function OwnAddress({ form }: { form: FormOf<EmailAnswers> }) {
  const { client, say } = usePortal()
  const { data: user } = useRead(userQuery(client))
  const { field } = useController({ control: form.control, name: 'to' })
  if (!user?.email) return null
  const take = () => {
    field.onChange(user.email)
    // The pressed button disappears.
    form.element.current?.querySelector<HTMLInputElement>('[name="to"]')?.focus()
  }
  return (
    <S.Own data-taken={field.value === user.email || undefined}>
      <Button tone="quiet" onPress={take}>
        {say(emailWords).useOwn(user.email)}
      </Button>
    </S.Own>
  )
}
