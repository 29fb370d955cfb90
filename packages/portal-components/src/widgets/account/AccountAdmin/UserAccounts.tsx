import type { SubUser } from '@trade-portal/fluid-sdk'
import { UserPlus } from 'lucide-react'
import { useId, useMemo } from 'react'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { isSameName, personName, subUsersQuery } from '../../../data/account/subUsers'
import { useRead } from '../../../data/useRead'
import type { Messages } from '../../../messages/Messages'
import { peopleMessages } from '../../../messages/people'
import type { MessagesOf } from '../../../messages/MessagesOf'
import { tableMessages } from '../../../messages/table'
import { Badge } from '../../../parts/Badge'
import { Card } from '../../../parts/Card'
import { EmptyState } from '../../../parts/EmptyState'
import { Heading } from '../../../parts/Heading'
import { Row, Stack, Text } from '../../../parts/layout/Layout'
import { Link } from '../../../parts/Link'
import { DataTable } from '../../../parts/table/DataTable'
import { DataTableSkeleton } from '../../../parts/table/DataTableSkeleton'
import type { SortKey } from '../../../parts/table/sortRows'
import type { TableDefinition } from '../../../parts/table/tableDefinition'
import { newPersonPath, personPath } from '../../../routes/accountPaths'
import { Read } from '../../../surfaces/Read/Read'
import { TablePage } from '../../../surfaces/TablePage/TablePage'
import * as S from './AccountAdmin.styles'

/** Lists the users of the account, with search and sorting for more than a few. */
export function UserAccounts() {
  const { client, formats, hrefFor, messagesOf, session } = usePortal()
  const words = useMessages(peopleMessages)
  const headingId = useId()
  const username = session.status === 'signedIn' ? session.session.username : ''
  const people = useRead(subUsersQuery(client))
  const isLong = people.data !== undefined && people.data.length > FEW
  const table = useMemo(
    () => userTable(messagesOf, { username, isSorted: isLong }),
    [messagesOf, username, isLong],
  )
  const list = {
    label: words.users,
    table,
    rowKey: idOf,
    rowHref: ({ id }: SubUser) => hrefFor(personPath(id)),
  }
  const empty = { title: words.none, icon: <UserPlus /> }
  return (
    <Stack as="section" gap={12} aria-labelledby={headingId}>
      <Row wrap justify="space-between" gap={[8, 16]}>
        <Heading level={2} id={headingId}>
          <span>{words.users}</span>
          {people.data && !isLong && <S.Count>{` ${formats.quantity(people.data.length)}`}</S.Count>}
        </Heading>
        <Link href={hrefFor(newPersonPath)} tone="primaryButton" icon={<UserPlus size={18} aria-hidden />}>
          {words.add}
        </Link>
      </Row>
      {isLong ? (
        <TablePage {...list} of={people} searchHint={words.searchHint} empty={empty} />
      ) : (
        <Read of={people} skeleton={<DataTableSkeleton table={table} rows={SKELETON_ROWS} />}>
          {(all) =>
            all.length > 0 ? (
              <DataTable {...list} rows={all} />
            ) : (
              <Card>
                <EmptyState {...empty} />
              </Card>
            )
          }
        </Read>
      )}
    </Stack>
  )
}

/** Up to this many users are shown without search and sorting. */
const FEW = 10
const SKELETON_ROWS = 5
const idOf = ({ id }: SubUser) => id

/** Defines the table of users; `username` marks the current one. */
function userTable(
  messagesOf: MessagesOf,
  { username, isSorted }: { username: string; isSorted: boolean },
): TableDefinition<SubUser> {
  const words = messagesOf(peopleMessages)
  const sorted = (sortKey: (person: SubUser) => SortKey) => (isSorted ? { sortKey } : {})
  return {
    columns: [
      {
        id: 'name',
        name: words.name,
        text: personName,
        cell: (person) => (
          <>
            <span>{`${personName(person)} `}</span>
            {isSameName(person, { username }) && (
              <Text tone="muted" weight="regular">
                {words.you}
              </Text>
            )}
          </>
        ),
        ...sorted(personName),
        isRowHeader: true,
        tone: 'strong',
        grow: 1.4,
      },
      { id: 'username', name: words.username, text: usernameOf, ...sorted(usernameOf), grow: 1 },
      { id: 'email', name: words.email, text: ({ email }) => email, grow: 1.8, tone: 'muted' },
      {
        id: 'mobile',
        name: words.mobileNumber,
        text: ({ phoneMobile }) => phoneMobile,
        cell: ({ phoneMobile }) => phoneMobile || <S.NoNumber>-</S.NoNumber>,
        cardAlign: 'end',
        width: 124,
      },
      {
        id: 'role',
        name: words.role,
        text: (person) => roleText(person, words),
        ...sorted((person) => roleText(person, words)),
        cell: ({ role, canUsePortal }) => (
          <S.Badges>
            <Badge tone={role === 'admin' ? 'info' : undefined}>{words[role]}</Badge>
            {!canUsePortal && <Badge tone="critical">{words.disabled}</Badge>}
          </S.Badges>
        ),
        cardAlign: 'end',
        width: 148,
        placeholder: 56,
      },
    ],
    layout: {
      card: `
        'name role' auto
        'username mobile' auto
        'email email' auto
        / minmax(0, 1fr) auto`,
      medium: `
        'name username role' auto
        'email mobile role' auto
        / minmax(0, 1.6fr) minmax(0, 1fr) 148px`,
    },
    sortMessages: { none: words.asListed, order: messagesOf(tableMessages).order },
    lines: 'baseline',
  }
}

const usernameOf = ({ username }: SubUser) => username

/** Sorts disabled users after the others of their role, and makes them searchable by that word. */
const roleText = ({ role, canUsePortal }: SubUser, words: Messages['people']) =>
  canUsePortal ? words[role] : `${words[role]} ${words.disabled}`
