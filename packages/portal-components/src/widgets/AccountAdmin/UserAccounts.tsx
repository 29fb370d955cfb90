import type { SubUser } from '@trade-portal/fluid-sdk'
import { UserPlus } from 'lucide-react'
import { useId, useMemo } from 'react'
import { subUsersQuery } from '../../data/account/subUsers'
import { useRead } from '../../data/useRead'
import { Card } from '../../parts/Card'
import { EmptyState } from '../../parts/EmptyState'
import { Heading } from '../../parts/Heading'
import { Link } from '../../parts/Link'
import { DataTable } from '../../parts/table/DataTable'
import { DataTableSkeleton } from '../../parts/table/DataTableSkeleton'
import { newPersonPath, personPath } from '../../places/peoplePaths'
import { usePortal } from '../../portal/PortalContext'
import { Read } from '../../surfaces/Read/Read'
import * as S from './AccountAdmin.styles'
import { userTable } from './userTable'

/** The people who may sign in for the account. */
export function UserAccounts() {
  const { client, formats, hrefFor, messages, session } = usePortal()
  const words = messages.people
  const headingId = useId()
  const username = session.status === 'signedIn' ? session.session.username : ''
  const people = useRead(subUsersQuery(client))
  const table = useMemo(() => userTable(words, username), [words, username])
  return (
    <S.Users aria-labelledby={headingId}>
      <S.UsersHead>
        <Heading level={2} id={headingId}>
          {words.users}
          {people.data && <S.Count>{formats.quantity(people.data.length)}</S.Count>}
        </Heading>
        <Link href={hrefFor(newPersonPath)} tone="primaryButton" icon={<UserPlus size={18} aria-hidden />}>
          {words.add}
        </Link>
      </S.UsersHead>
      <Read of={people} skeleton={<DataTableSkeleton table={table} rows={SKELETON_ROWS} />}>
        {(all) =>
          all.length > 0 ? (
            <DataTable
              label={words.users}
              table={table}
              rows={all}
              rowKey={idOf}
              rowHref={({ id }) => hrefFor(personPath(id))}
            />
          ) : (
            <Card>
              <EmptyState title={words.none} icon={<UserPlus />} />
            </Card>
          )
        }
      </Read>
    </S.Users>
  )
}

/** As many as a small company has. */
const SKELETON_ROWS = 5
const idOf = ({ id }: SubUser) => id
