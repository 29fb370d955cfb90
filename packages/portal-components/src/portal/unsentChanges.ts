import { atom } from 'jotai'

/** How many changes would be lost by the sign-out that is asked about; `null` while nothing is asked. */
export const signOutQuestionAtom = atom<number | null>(null)
