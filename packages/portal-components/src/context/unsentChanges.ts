import type { Session } from '@trade-portal/fluid-sdk'
import { atom } from 'jotai'
import { customerAtom } from './customerAtom'
import { openStored } from './stored/openStored'
import type { StoringClient } from './stored/openStored'

/** A user, and the customer for whom they were signed in. */
export type SessionOwner = Pick<Session, 'username' | 'customerId'>

/** How many changes would be lost by the sign-out that is asked about; `null` while nothing is asked. */
export const signOutQuestionAtom = atom<number | null>(null)

/** How many changes of the customer who was just signed out were not saved, until they are told. */
export const unsavedChangesAtom = customerAtom(0)

/**
 * Opens how many changes of a user's customer were not saved as somebody else took their place, until they are back and
 * told. The same user for another customer has others.
 */
export const unsavedChanges = (client: StoringClient, { username, customerId = '' }: SessionOwner) =>
  openStored(
    { client, user: username },
    'unsaved',
    (value) => (typeof value === 'number' ? value : null),
    [username, customerId].map(encodeURIComponent).join(':'),
  )
