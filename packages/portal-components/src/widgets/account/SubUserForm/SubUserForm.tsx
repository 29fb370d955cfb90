import { UserX } from 'lucide-react'
import { personName, subUsersQuery, useAddSubUser, useDeleteSubUser } from '../../../data/account/subUsers'
import { useRead } from '../../../data/useRead'
import { Breadcrumb } from '../../../parts/Breadcrumb'
import { Skeleton } from '../../../parts/Skeleton'
import { adminPath } from '../../../places/accountPaths'
import { usePortal } from '../../../context/PortalContext'
import { Read } from '../../../surfaces/Read/Read'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { UnknownPage } from '../../../surfaces/Widget/UnknownPage'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import { FormSkeleton } from './FormSkeleton'
import { PresentPerson } from './PresentPerson'
import { peopleWords } from '../../../messages/people'
import { useFormOf } from '../../../surfaces/Form/useFormOf'
import { newPerson, personSchema } from './personAnswers'
import { PersonFields } from './PersonFields'
import * as S from './SubUserForm.styles'
import { useFailure } from './useFailure'

export interface SubUserFormProps {
  /** The `custContactID` of a person to change. Left out, a person is added. */
  id?: string
  /** Called when there is nothing more to do here: saved, deleted or given up. Default: goes to the account. */
  onDone?: () => void
}

/** Adds a person who may sign in for the account, or changes or deletes one. */
export const SubUserForm = asWidget(
  function SubUserForm({ id, onDone: leave }: SubUserFormProps) {
    const { client, hrefFor, navigate, say } = usePortal()
    const onDone = leave ?? (() => navigate(adminPath))
    const words = say(peopleWords)
    const people = useRead(subUsersQuery(client))
    const remove = useDeleteSubUser()
    const person = people.data?.find((each) => each.id === id)
    const isNew = id === undefined
    // The page of a person just deleted is about to be left, and must not say "not found" meanwhile.
    const isLeaving = remove.isPending || remove.isSuccess

    if (!isNew && people.data && !person && !isLeaving) {
      return (
        <UnknownPage
          title={words.unknownTitle}
          icon={<UserX />}
          wayOn={{ href: hrefFor(adminPath), name: words.allUsers }}
        >
          {words.unknown}
        </UnknownPage>
      )
    }
    const name = isNew ? words.add : person && personName(person)
    const trail =
      name === undefined ? (
        <Skeleton width={240} height={21} />
      ) : (
        <Breadcrumb
          items={[
            { id: 'admin', name: words.title, href: hrefFor(adminPath) },
            { id: 'person', name },
          ]}
        />
      )
    return (
      <>
        <WidgetHead
          trail={people.error && !isNew ? undefined : trail}
          title={isNew ? words.addTitle : words.updateTitle}
        />
        {isNew ? (
          <NewPerson onDone={onDone} />
        ) : (
          <Read
            of={{ ...people, data: person && { person, people: people.data ?? [] } }}
            skeleton={<FormSkeleton />}
          >
            {(known) => <PresentPerson key={id} {...known} remove={remove} onDone={onDone} />}
          </Read>
        )}
      </>
    )
  },
  { prompt: 'account' },
)

/** The form of a person who is not in the account yet. */
function NewPerson({ onDone }: { onDone: () => void }) {
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
