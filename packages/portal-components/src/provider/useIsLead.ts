import { atom, useAtom } from 'jotai'
import { useLayoutEffect, useState } from 'react'
import type { SharedState } from '../context/PortalContext'

/** The providers of a client that are on the page, oldest first. */
const providersAtom = atom<readonly symbol[]>([])

/**
 * Tells whether a provider is the first of its client's on the page; when that one goes, the next takes over. Use it for
 * what is done or shown once, however many providers share a client.
 */
export function useIsLead({ store }: SharedState): boolean {
  const [own] = useState(() => Symbol('provider'))
  const [providers, setProviders] = useAtom(providersAtom, { store })
  useLayoutEffect(() => {
    setProviders((all) => [...all, own])
    return () => setProviders((all) => all.filter((other) => other !== own))
  }, [own, setProviders])
  return providers[0] === own
}
