import type { SubUser } from '@trade-portal/fluid-sdk'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { personName } from '../../../data/account/subUsers'
import type { useDeleteSubUser } from '../../../data/account/subUsers'
import { Button } from '../../../parts/Button'
import { Card } from '../../../parts/Card'
import { Confirm } from '../../../parts/Confirm'
import { usePortal } from '../../../context/PortalContext'
import type { FormOf } from '../../../surfaces/Form/FormOf'
import type { PersonAnswers } from './personAnswers'
import * as S from './SubUserForm.styles'
import { commonWords } from '../../../messages/common'
import { peopleWords } from '../../../messages/people'

export interface PersonRemovalProps {
  form: FormOf<PersonAnswers>
  person: SubUser
  /** The person is the current user. */
  isOwn: boolean
  /** The person is the only administrator who can sign in. */
  isLast: boolean
  remove: ReturnType<typeof useDeleteSubUser>
  onDone: () => void
}

/** Deletes a person after confirmation. */
export function PersonRemoval({ form, person, isOwn, isLast, remove, onDone }: PersonRemovalProps) {
  const { say } = usePortal()
  const words = say(peopleWords)
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
        <S.Note>{isOwn ? words.removeOwn : words.removeHint(name)}</S.Note>
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
        cancelLabel={say(commonWords).cancel}
        onConfirm={confirm}
      >
        <div>{words.removeNote(name, person.username)}</div>
        {isLast && <S.Warning>{words.lastAdmin(name)}</S.Warning>}
      </Confirm>
    </Card>
  )
}
