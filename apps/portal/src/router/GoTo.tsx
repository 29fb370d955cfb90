import { useEffect } from 'react'
import { useNavigation } from './LocationContext'

/** Redirects to another location, replacing this one. */
export function GoTo({ to }: { to: string }) {
  const { goTo } = useNavigation()
  useEffect(() => goTo(to, { replace: true }), [goTo, to])
  return null
}
