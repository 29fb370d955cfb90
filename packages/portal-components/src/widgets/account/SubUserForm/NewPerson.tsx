import { useAddSubUser } from '../../../data/account/subUsers'
import { useFormOf } from '../../../surfaces/Form/useFormOf'
import { usePortal } from '../../../context/PortalContext'
import { newPerson, personSchema } from './personAnswers'
import { PersonFields } from './PersonFields'
import * as S from './SubUserForm.styles'
import { useFailure } from './useFailure'

/** The form of a person who is not in the account yet. */
export function NewPerson({ onDone }: { onDone: () => void }) {
  const { say } = usePortal()
  const add = useAddSubUser()
  const form = useFormOf({
    initial: newPerson,
    draft: 'sub-user:new',
    secrets: ['password', 'confirmPassword'],
    schema: personSchema(say, null),
    ...useFailure(),
    // A new person may always sign in.
    onSubmit: ({ confirmPassword: _, canUsePortal: __, ...person }) => add.mutateAsync(person),
    onDone,
  })
  return (
    <S.Columns data-single>
      <PersonFields form={form} onCancel={onDone} />
    </S.Columns>
  )
}
