import { foldText } from '@trade-portal/fluid-sdk'
import type { AddSubUserInput, FluidClient, SubUser, UpdateSubUserInput } from '@trade-portal/fluid-sdk'
import { queryOptions } from '@tanstack/react-query'
import { usePortal } from '../../context/PortalContext'
import { useNotify } from '../../context/notices'
import { useQueryCache } from '../../context/queries'
import { useErrorModal } from '../../context/shownError'
import { readAnew } from '../readAnew'
import { isUnsure, useWrite, writeMessage } from '../useWrite'
import { userQuery } from './account'
import { noticesWords } from '../../messages/common'
import { peopleWords } from '../../messages/people'

/** The people who may sign in for the account. */
export const subUsersQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'account', 'subUsers'],
    queryFn: ({ signal }) => client.subUsers.list({ signal }),
  })

function useReadSubUsers() {
  const { client } = usePortal()
  const queryClient = useQueryCache()
  const { queryKey } = subUsersQuery(client)
  return {
    read: () => readAnew(queryClient, queryKey, () => client.subUsers.list()),
    /** As they were read last. */
    known: () => Promise.resolve(queryClient.getQueryData(queryKey) ?? null),
  }
}

/** Lets a person sign in for the account; over when the list that has them was read. A refusal is told by the form. */
export function useAddSubUser() {
  const { client, say } = usePortal()
  const { read, known } = useReadSubUsers()
  const words = say(peopleWords)
  return useWrite({
    write: (person: AddSubUserInput) => client.subUsers.add(person),
    refresh: read,
    done: words.added,
    unsure: words.unsureAdded,
    before: known,
    found: ({ before, after }, person) => {
      const isHere = (people: SubUser[]) => people.some((each) => isSameName(each, person))
      return isHere(after) && !isHere(before ?? [])
    },
    refused: () => {},
    isOverWhenRead: true,
  })
}

/** Changes a person; over when the list that shows it was read. A refusal is told by the form. */
export function useUpdateSubUser() {
  const { client, say } = usePortal()
  const queryClient = useQueryCache()
  const { read, known } = useReadSubUsers()
  const words = say(peopleWords)
  return useWrite({
    write: (person: UpdateSubUserInput) => client.subUsers.update(person),
    refresh: () => {
      // The person may be the one who is greeted by name.
      void queryClient.invalidateQueries({ queryKey: userQuery(client).queryKey })
      return read()
    },
    done: words.updated,
    unsure: words.unsureUpdated,
    before: known,
    found: ({ before, after }, { password, ...person }) => {
      const isIn = (people: SubUser[]) => people.some((each) => isSame(each, person))
      // A password cannot be read: only what came with it shows that it came.
      return isIn(after) && (!password || (before !== null && !isIn(before)))
    },
    refused: () => {},
    isOverWhenRead: true,
  })
}

/** Takes a person out of the account. A refusal is told by a notice; where nobody can tell, that by the modal. */
export function useDeleteSubUser() {
  const { client, say } = usePortal()
  const queryClient = useQueryCache()
  const notify = useNotify()
  const { showError } = useErrorModal()
  const { read } = useReadSubUsers()
  const words = say(peopleWords)
  return useWrite({
    write: ({ id }: SubUser) => client.subUsers.remove({ id }),
    isSingle: true,
    refresh: read,
    done: (_, { id }) => {
      const { queryKey } = subUsersQuery(client)
      queryClient.setQueryData(queryKey, (people) => people?.filter((person) => person.id !== id))
      notify.success(words.removed)
    },
    slow: say(noticesWords).answeredSlowly(words.removed),
    unsure: words.unsureRemoved,
    found: ({ after }, { id }) => after.every((person) => person.id !== id),
    refused: (told, error) => {
      // A notice would be gone before it was read.
      if (isUnsure(error)) return showError(told)
      const message = writeMessage(error, say, words.notSent)
      if (message !== null) notify.error(message)
    },
  })
}

/** Tells whether two people sign in by the same name, however it is typed. */
export function isSameName(one: { username: string }, other: { username: string }): boolean {
  const nameOf = ({ username }: { username: string }) => foldText(username)
  return nameOf(one) === nameOf(other)
}

/** A person's own name, else the one that they sign in by. */
export function personName({ firstName, lastName, username }: SubUser): string {
  return [firstName, lastName].filter(Boolean).join(' ') || username
}

/** Tells whether a person is the only administrator who can sign in. */
export function isLastAdmin(person: SubUser, people: readonly SubUser[]): boolean {
  const admins = people.filter(({ role, canUsePortal }) => role === 'admin' && canUsePortal)
  return admins.length === 1 && admins[0]?.id === person.id
}

function isSame(one: SubUser, other: SubUser): boolean {
  const names = Object.keys(other) as (keyof SubUser)[]
  return names.every((name) => one[name] === other[name])
}
