import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'

export interface OwnPlacesProps {
  username: string
  children: ReactNode
}

/** Leads a customer home from where Back finds what another customer of this tab had looked at. */
export function OwnPlaces({ username, children }: OwnPlacesProps) {
  const { key, pathname, search } = useLocation()
  const visitor = visitorOf(window.history.state)
  const isOwn = visitor === null || visitor === username

  useEffect(() => {
    // The browser keeps it with the entry of its history, also while the page is loaded again.
    if (isOwn) window.history.replaceState({ ...window.history.state, visitor: username }, '')
  }, [isOwn, key, pathname, search, username])

  return isOwn ? children : <Navigate replace to="/" />
}

/** Who was at an entry of the history, or `null` when it is new. */
function visitorOf(state: unknown): string | null {
  const { visitor } = (state ?? {}) as { visitor?: unknown }
  return typeof visitor === 'string' ? visitor : null
}
