import { atom } from 'jotai'

/** Counts the sessions of this page. What is stored of a customer is read anew for the next one. */
export const sessionNumberAtom = atom(0)
