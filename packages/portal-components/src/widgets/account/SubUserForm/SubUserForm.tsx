import { UserX } from 'lucide-react'
import { subUsersQuery, personName, useDeleteSubUser } from '../../../data/account/subUsers'
import { useRead } from '../../../data/useRead'
import { Breadcrumb } from '../../../parts/Breadcrumb'
import { EmptyState } from '../../../parts/EmptyState'
import { Link } from '../../../parts/Link'
import { Skeleton } from '../../../parts/Skeleton'
import { adminPath } from '../../../places/peoplePaths'
import { usePortal } from '../../../context/PortalContext'
import { Read } from '../../../surfaces/Read/Read'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import { FormSkeleton } from './FormSkeleton'
import { NewPerson } from './NewPerson'
import { PresentPerson } from './PresentPerson'
import { peopleWords } from '../../../messages/people'

export interface SubUserFormProps {
  /** The `custContactID` of a person to change. Left out, a person is added. */
  id?: string
  /** Called when there is nothing more to do here: saved, deleted or given up. */
  onDone: () => void
}

/** Adds a person who may sign in for the account, or changes or deletes one. */
export const SubUserForm = asWidget(
  function SubUserForm({ id, onDone }: SubUserFormProps) {
    const { client, hrefFor, say } = usePortal()
    const words = say(peopleWords)
    const people = useRead(subUsersQuery(client))
    const remove = useDeleteSubUser()
    const person = people.data?.find((each) => each.id === id)
    const isNew = id === undefined
    // The page of a person just deleted is about to be left, and must not say "not found" meanwhile.
    const isLeaving = remove.isPending || remove.isSuccess

    if (!isNew && people.data && !person && !isLeaving) {
      return (
        <EmptyState
          isPage
          title={words.unknownTitle}
          icon={<UserX />}
          action={
            <Link href={hrefFor(adminPath)} tone="primaryButton">
              {words.allUsers}
            </Link>
          }
        >
          {words.unknown}
        </EmptyState>
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
