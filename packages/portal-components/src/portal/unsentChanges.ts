import { atom } from 'jotai'
import { openStored } from './stored/openStored'
import type { StoredOwner } from './stored/openStored'

/** How many changes would be lost by the sign-out that is asked about; `null` while nothing is asked. */
export const signOutQuestionAtom = atom<number | null>(null)

/** How many changes of the customer who was just signed out were not saved, until they are told. */
export const unsavedChangesAtom = atom(0)

/** Opens how many changes of a user were not saved as somebody else took their place, until they are back and told. */
export const unsavedChanges = (owner: StoredOwner) =>
  openStored(
    owner,
    'unsaved',
    (value) => (typeof value === 'number' ? value : null),
    encodeURIComponent(owner.user),
  )
