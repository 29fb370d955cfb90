import type { SubUser } from '@trade-portal/fluid-sdk'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { isLastAdmin, isSameName, personName, useUpdateSubUser } from '../../../data/account/subUsers'
import type { useDeleteSubUser } from '../../../data/account/subUsers'
import { commonMessages } from '../../../messages/common'
import { peopleMessages } from '../../../messages/people'
import { Button } from '../../../parts/Button'
import { Callout } from '../../../parts/Callout'
import { Card } from '../../../parts/Card'
import { Confirm } from '../../../parts/Confirm'
import { Text } from '../../../parts/layout/Layout'
import type { FormOf } from '../../../surfaces/Form/FormOf'
import { useFormValues } from '../../../surfaces/Form/useFormValues'
import { PersonFields } from './PersonFields'
import * as S from './SubUserForm.styles'
import { usePersonForm } from './usePersonForm'
import type { PersonAnswers } from './usePersonForm'

export interface CurrentPersonProps {
  person: SubUser
  people: readonly SubUser[]
  remove: ReturnType<typeof useDeleteSubUser>
  onDone: () => void
}

/** Edits or deletes a person of the account. */
export function CurrentPerson({ person, people, remove, onDone }: CurrentPersonProps) {
  const { session } = usePortal()
  const update = useUpdateSubUser()
  const isOwn = session.status === 'signedIn' && isSameName(person, session.session)
  const form = usePersonForm({
    person,
    // Phone numbers without a field are sent back unchanged.
    onSubmit: ({ confirmPassword: _, ...answers }) => update.mutateAsync({ ...person, ...answers }),
    onDone,
  })
  const ofPerson = { form, person, isOwn, isLast: isLastAdmin(person, people) }
  return (
    <S.Columns>
      <PersonFields form={form} person={person} isOwn={isOwn} onCancel={onDone}>
        <PersonWarnings {...ofPerson} />
      </PersonFields>
      <PersonRemoval {...ofPerson} remove={remove} onDone={onDone} />
    </S.Columns>
  )
}

interface OfPersonProps {
  form: FormOf<PersonAnswers>
  person: SubUser
  /** The person is the current user. */
  isOwn: boolean
  /** The person is the only administrator who can sign in. */
  isLast: boolean
}

/** Warns before saving a change that would lock someone out. */
function PersonWarnings({ form, person, isOwn, isLast }: OfPersonProps) {
  const words = usePortal().messagesOf(peopleMessages)
  const { role, canUsePortal } = useFormValues(form, ({ role, canUsePortal }) => ({ role, canUsePortal }))
  const warnings = [
    ...(isLast && (role !== 'admin' || !canUsePortal) ? [words.lastAdmin(personName(person))] : []),
    ...(isOwn && !canUsePortal ? [words.disablesOwn] : []),
  ]
  return warnings.map((warning) => (
    <Callout key={warning} tone="caution">
      {warning}
    </Callout>
  ))
}

type PersonRemovalProps = OfPersonProps & Pick<CurrentPersonProps, 'remove' | 'onDone'>

/** Deletes a person after confirmation. */
function PersonRemoval({ form, person, isOwn, isLast, remove, onDone }: PersonRemovalProps) {
  const words = useMessages(peopleMessages)
  const common = useMessages(commonMessages)
  const [isAsking, setIsAsking] = useState(false)
  const name = personName(person)

  const confirm = () => {
    setIsAsking(false)
    remove.mutate(person, {
      onSuccess: () => {
        form.forget()
        onDone()
      },
    })
  }
  return (
    <Card padding="none">
      <S.Part>
        <Text as="p" tone="muted" size={14} breaks>
          {isOwn ? words.removeOwn : words.removeHint(name)}
        </Text>
        {!isOwn && (
          <div>
            <Button
              icon={<Trash2 size={18} aria-hidden />}
              isPending={remove.isPending}
              onPress={() => setIsAsking(true)}
            >
              {words.remove}
            </Button>
          </div>
        )}
      </S.Part>
      <Confirm
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={words.removeTitle(name)}
        tone="critical"
        confirmLabel={words.remove}
        cancelLabel={common.cancel}
        onConfirm={confirm}
      >
        <div>{words.removeNote(name, person.username)}</div>
        {isLast && <S.Warning>{words.lastAdmin(name)}</S.Warning>}
      </Confirm>
    </Card>
  )
}
