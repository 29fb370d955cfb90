import type { Session } from '@trade-portal/fluid-sdk'
import { atom } from 'jotai'
import { customerAtom } from './customerAtom'
import { openStored } from './stored/openStored'
import type { StoringClient } from './stored/openStored'

/** A user, and the customer the user was signed in for. */
export type SessionOwner = Pick<Session, 'username' | 'customerId'>

/** The number of changes that a sign-out would lose, while the customer is asked to confirm it; otherwise `null`. */
export const signOutQuestionAtom = atom<number | null>(null)

/** The number of unsaved changes of the customer who was just signed out, until the customer is notified. */
export const unsavedChangesAtom = customerAtom(0)

/**
 * Opens the stored number of changes left unsaved when another session replaced this owner's. It is stored until
 * the owner signs in again and is notified. One user has a number for each customer.
 */
export const unsavedChanges = (client: StoringClient, { username, customerId = '' }: SessionOwner) =>
  openStored(
    { client, user: username },
    'unsaved',
    (value) => (typeof value === 'number' ? value : null),
    [username, customerId].map(encodeURIComponent).join(':'),
  )
