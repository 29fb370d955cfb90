import { useEffect, useLayoutEffect, useRef } from 'react'
import type { FetchSession } from '../context/Host'
import type { SharedState } from '../context/PortalContext'

/**
 * Lets the session of a client follow the host's customer for as long as the provider stands. Use it in the provider alone.
 *
 * @returns whether there is a host.
 */
export function useHost({ host }: SharedState, fetchSession: FetchSession | undefined): boolean {
  const hasHost = fetchSession !== undefined
  const latest = useRef(fetchSession)
  useLayoutEffect(() => {
    latest.current = fetchSession
  })
  useEffect(
    // Another function is no other host: it is made anew with each rendering of the page.
    () => (hasHost ? host.follow(() => latest.current?.()) : undefined),
    [host, hasHost],
  )
  return hasHost
}
