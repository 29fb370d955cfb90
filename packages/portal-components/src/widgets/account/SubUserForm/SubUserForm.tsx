import { UserX } from 'lucide-react'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { personName, subUsersQuery, useAddSubUser, useDeleteSubUser } from '../../../data/account/subUsers'
import { useRead } from '../../../data/useRead'
import { peopleMessages } from '../../../messages/people'
import { Breadcrumb } from '../../../parts/Breadcrumb'
import { Card } from '../../../parts/Card'
import { FieldSkeleton } from '../../../parts/field/FieldSkeleton'
import { Heading } from '../../../parts/Heading'
import { Stack, Text } from '../../../parts/layout/Layout'
import { Skeleton, SkeletonLine } from '../../../parts/Skeleton'
import { adminPath } from '../../../routes/accountPaths'
import { Pair } from '../../../surfaces/Form/AccountFields'
import { Read } from '../../../surfaces/Read/Read'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { UnknownPage } from '../../../surfaces/Widget/UnknownPage'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import { PersonFields } from './PersonFields'
import { CurrentPerson } from './CurrentPerson'
import * as S from './SubUserForm.styles'
import { usePersonForm } from './usePersonForm'

export interface SubUserFormProps {
  /** The `custContactID` of a person to change. A new person is added if omitted. */
  id?: string
  /** Called when the form is closed: saved, deleted or cancelled. Default: goes to the account. */
  onDone?: () => void
}

/** Adds a person to the account, or changes or deletes one. */
export const SubUserForm = asWidget(
  function SubUserForm({ id, onDone: leave }: SubUserFormProps) {
    const { client, hrefFor, navigate } = usePortal()
    const words = useMessages(peopleMessages)
    const onDone = leave ?? (() => navigate(adminPath))
    const people = useRead(subUsersQuery(client))
    const remove = useDeleteSubUser()
    const person = people.data?.find((each) => each.id === id)
    const isNew = id === undefined
    // After a delete the page is about to close, and must not show "not found".
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
            {(known) => <CurrentPerson key={id} {...known} remove={remove} onDone={onDone} />}
          </Read>
        )}
      </>
    )
  },
  { prompt: 'account' },
)

function NewPerson({ onDone }: { onDone: () => void }) {
  const add = useAddSubUser()
  const form = usePersonForm({
    person: null,
    // A new person can always sign in.
    onSubmit: ({ confirmPassword: _, canUsePortal: __, ...person }) => add.mutateAsync(person),
    onDone,
  })
  return (
    <S.Columns data-single>
      <PersonFields form={form} onCancel={onDone} />
    </S.Columns>
  )
}

/** Reserves the height of another person's form, line by line. */
function FormSkeleton() {
  const words = usePortal().messagesOf(peopleMessages)
  return (
    <S.Columns aria-hidden>
      <Card padding="none">
        <S.Part>
          <Fields />
          <Fields />
          <FieldSkeleton />
          <FieldSkeleton size="medium" />
        </S.Part>
        <S.Part>
          <Stack gap={4}>
            <S.EnableSlot>
              <SkeletonLine width={200} />
            </S.EnableSlot>
            <Text as="div" tone="muted" size={14} breaks>
              <SkeletonLine width={220} />
            </Text>
          </Stack>
        </S.Part>
        <S.Part>
          <Stack gap={4}>
            <Heading level={2}>{words.newPassword}</Heading>
            <Text as="p" tone="muted" size={14} breaks>
              {words.keepPassword}
            </Text>
          </Stack>
          <Fields />
        </S.Part>
        <S.Part>
          <S.Buttons>
            <S.ButtonSlot>
              <Skeleton height="100%" radius="control" />
            </S.ButtonSlot>
            <S.ButtonSlot>
              <Skeleton height="100%" radius="control" />
            </S.ButtonSlot>
          </S.Buttons>
        </S.Part>
      </Card>
      <Card padding="none">
        <S.Part>
          <Text as="div" tone="muted" size={14} breaks>
            <SkeletonLine width={280} />
            <S.SecondLine>
              <SkeletonLine width={160} />
            </S.SecondLine>
          </Text>
          <S.ButtonSlot>
            <Skeleton width={162} height="100%" radius="control" />
          </S.ButtonSlot>
        </S.Part>
      </Card>
    </S.Columns>
  )
}

function Fields() {
  return (
    <Pair>
      <FieldSkeleton />
      <FieldSkeleton />
    </Pair>
  )
}
