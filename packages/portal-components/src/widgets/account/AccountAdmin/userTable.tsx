import type { SubUser } from '@trade-portal/fluid-sdk'
import { isSameName, personName } from '../../../data/account/subUsers'
import { Badge } from '../../../parts/Badge'
import type { SortKey } from '../../../parts/table/sortRows'
import type { TableDefinition } from '../../../parts/table/tableDefinition'
import type { Messages } from '../../../messages/Messages'
import * as S from './AccountAdmin.styles'
import { peopleWords } from '../../../messages/people'
import { tableWords } from '../../../messages/table'
import type { Say } from '../../../messages/Say'

/** Defines the table of users; `username` marks the current one. */
export function userTable(words: Messages['people'], username: string): TableDefinition<SubUser> {
  return {
    columns: [
      {
        id: 'name',
        name: words.name,
        text: personName,
        cell: (person) => (
          <>
            <span>{`${personName(person)} `}</span>
            {isSameName(person, { username }) && <S.You>{words.you}</S.You>}
          </>
        ),
        isRowHeader: true,
        tone: 'strong',
        grow: 1.4,
      },
      { id: 'username', name: words.username, text: usernameOf, grow: 1 },
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
    lines: 'baseline',
  }
}

/** Adds sorting to the table of users. */
export function sortedUserTable(
  { columns, ...table }: TableDefinition<SubUser>,
  say: Say,
): TableDefinition<SubUser> {
  const words = say(peopleWords)
  const { order } = say(tableWords)
  const keys: Record<string, (person: SubUser) => SortKey> = {
    name: personName,
    username: usernameOf,
    role: (person) => roleText(person, words),
  }
  return {
    ...table,
    columns: columns.map((column) => {
      const sortKey = keys[column.id]
      return sortKey ? { ...column, sortKey } : column
    }),
    sortWords: { none: words.asListed, order },
  }
}

const usernameOf = ({ username }: SubUser) => username

/** Sorts disabled users after the others of their role, and makes them searchable by that word. */
const roleText = ({ role, canUsePortal }: SubUser, words: Messages['people']) =>
  canUsePortal ? words[role] : `${words[role]} ${words.disabled}`
