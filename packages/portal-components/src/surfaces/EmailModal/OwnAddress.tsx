import { useController } from 'react-hook-form'
import { userQuery } from '../../data/account/account'
import { useRead } from '../../data/useRead'
import { Button } from '../../parts/Button'
import { usePortal } from '../../portal/PortalContext'
import type { FormOf } from '../Form/FormOf'
import type { EmailAnswers } from './emailAnswers'

/** Takes the address of whoever is signed in, by one press. */
export function OwnAddress({ form }: { form: FormOf<EmailAnswers> }) {
  const { client, messages } = usePortal()
  const { data: user } = useRead(userQuery(client))
  const { field } = useController({ control: form.control, name: 'to' })
  if (!user?.email) return null
  return (
    <Button tone="quiet" onPress={() => field.onChange(user.email)}>
      {messages.email.useOwn(user.email)}
    </Button>
  )
}
