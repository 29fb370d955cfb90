import type { SubUser } from '@trade-portal/fluid-sdk'
import { UserPlus } from 'lucide-react'
import { useId, useMemo } from 'react'
import { subUsersQuery } from '../../../data/account/subUsers'
import { useRead } from '../../../data/useRead'
import { Card } from '../../../parts/Card'
import { EmptyState } from '../../../parts/EmptyState'
import { Heading } from '../../../parts/Heading'
import { Link } from '../../../parts/Link'
import { DataTable } from '../../../parts/table/DataTable'
import { DataTableSkeleton } from '../../../parts/table/DataTableSkeleton'
import { newPersonPath, personPath } from '../../../places/accountPaths'
import { usePortal } from '../../../context/PortalContext'
import { Read } from '../../../surfaces/Read/Read'
import { TablePage } from '../../../surfaces/TablePage/TablePage'
import * as S from './AccountAdmin.styles'
import { sortedUserTable, userTable } from './userTable'
import { peopleWords } from '../../../messages/people'

/** The people who may sign in for the account. More than a few can be searched and sorted. */
export function UserAccounts() {
  const { client, formats, hrefFor, say, session } = usePortal()
  const words = say(peopleWords)
  const headingId = useId()
  const username = session.status === 'signedIn' ? session.session.username : ''
  const people = useRead(subUsersQuery(client))
  const table = useMemo(() => userTable(words, username), [words, username])
  const sortedTable = useMemo(() => sortedUserTable(table, say), [table, say])
  const list = { label: words.users, rowKey: idOf, rowHref: ({ id }: SubUser) => hrefFor(personPath(id)) }
  const isLong = people.data !== undefined && people.data.length > FEW
  const empty = { title: words.none, icon: <UserPlus /> }
  return (
    <S.Users aria-labelledby={headingId}>
      <S.UsersHead>
        <Heading level={2} id={headingId}>
          <span>{words.users}</span>
          {people.data && !isLong && <S.Count>{` ${formats.quantity(people.data.length)}`}</S.Count>}
        </Heading>
        <Link href={hrefFor(newPersonPath)} tone="primaryButton" icon={<UserPlus size={18} aria-hidden />}>
          {words.add}
        </Link>
      </S.UsersHead>
      {isLong ? (
        <TablePage {...list} of={people} table={sortedTable} searchHint={words.searchHint} empty={empty} />
      ) : (
        <Read of={people} skeleton={<DataTableSkeleton table={table} rows={SKELETON_ROWS} />}>
          {(all) =>
            all.length > 0 ? (
              <DataTable {...list} table={table} rows={all} />
            ) : (
              <Card>
                <EmptyState {...empty} />
              </Card>
            )
          }
        </Read>
      )}
    </S.Users>
  )
}

/** More people than these are not taken in at a glance. */
const FEW = 10
/** As many as a small company has. */
const SKELETON_ROWS = 5
const idOf = ({ id }: SubUser) => id
