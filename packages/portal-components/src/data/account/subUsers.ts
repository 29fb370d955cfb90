import { foldText } from '@trade-portal/fluid-sdk'
import type { AddSubUserInput, FluidClient, SubUser, UpdateSubUserInput } from '@trade-portal/fluid-sdk'
import { queryOptions } from '@tanstack/react-query'
import { usePortal, useMessages } from '../../context/PortalContext'
import { useNotify } from '../../context/notices'
import { useQueryCache } from '../../context/queries'
import { useErrorModal } from '../../context/shownError'
import { refetch } from '../refetch'
import { isUnsure, useWrite, writeMessage } from '../useWrite'
import { userQuery } from './account'
import { noticesMessages } from '../../messages/common'
import { peopleMessages } from '../../messages/people'

/** Lists the people who may sign in for the account. */
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
    read: () => refetch(queryClient, queryKey, () => client.subUsers.list()),
    /** Returns the list as last read. */
    known: () => Promise.resolve(queryClient.getQueryData(queryKey) ?? null),
  }
}

/** Lets a person sign in for the account. Done once the refetched list includes them. The form shows a refusal. */
export function useAddSubUser() {
  const { client } = usePortal()
  const words = useMessages(peopleMessages)
  const { read, known } = useReadSubUsers()
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

/** Changes a person. Done once the list is refetched. The form shows a refusal. */
export function useUpdateSubUser() {
  const { client } = usePortal()
  const words = useMessages(peopleMessages)
  const queryClient = useQueryCache()
  const { read, known } = useReadSubUsers()
  return useWrite({
    write: (person: UpdateSubUserInput) => client.subUsers.update(person),
    refresh: () => {
      // The portal may be greeting this person by name.
      void queryClient.invalidateQueries({ queryKey: userQuery(client).queryKey })
      return read()
    },
    done: words.updated,
    unsure: words.unsureUpdated,
    before: known,
    found: ({ before, after }, { password, ...person }) => {
      const isIn = (people: SubUser[]) => people.some((each) => isSame(each, person))
      // A password cannot be read back: only the other changed fields show that the write arrived.
      return isIn(after) && (!password || (before !== null && !isIn(before)))
    },
    refused: () => {},
    isOverWhenRead: true,
  })
}

/** Removes a person from the account. A notice shows a refusal, the modal an unclear outcome. */
export function useDeleteSubUser() {
  const { client, messagesOf } = usePortal()
  const words = useMessages(peopleMessages)
  const notices = useMessages(noticesMessages)
  const queryClient = useQueryCache()
  const notify = useNotify()
  const { showError } = useErrorModal()
  const { read } = useReadSubUsers()
  return useWrite({
    write: ({ id }: SubUser) => client.subUsers.remove({ id }),
    isSingle: true,
    refresh: read,
    done: (_, { id }) => {
      const { queryKey } = subUsersQuery(client)
      queryClient.setQueryData(queryKey, (people) => people?.filter((person) => person.id !== id))
      notify.success(words.removed)
    },
    slow: notices.answeredSlowly(words.removed),
    unsure: words.unsureRemoved,
    found: ({ after }, { id }) => after.every((person) => person.id !== id),
    refused: (unsure, error) => {
      // A notice would disappear before anyone could read it.
      if (isUnsure(error)) return showError(unsure)
      const message = writeMessage(error, messagesOf, words.notSent)
      if (message !== null) notify.error(message)
    },
  })
}

/** Returns whether two people share a username, ignoring case and similar characters. */
export function isSameName(one: { username: string }, other: { username: string }): boolean {
  const nameOf = ({ username }: { username: string }) => foldText(username)
  return nameOf(one) === nameOf(other)
}

/** Returns a person's full name, or their username. */
export function personName({ firstName, lastName, username }: SubUser): string {
  return [firstName, lastName].filter(Boolean).join(' ') || username
}

/** Returns whether a person is the only administrator with access to the portal. */
export function isLastAdmin(person: SubUser, people: readonly SubUser[]): boolean {
  const admins = people.filter(({ role, canUsePortal }) => role === 'admin' && canUsePortal)
  return admins.length === 1 && admins[0]?.id === person.id
}

function isSame(one: SubUser, other: SubUser): boolean {
  const names = Object.keys(other) as (keyof SubUser)[]
  return names.every((name) => one[name] === other[name])
}
