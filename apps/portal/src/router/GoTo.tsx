import { useEffect } from 'react'
import { useNavigation } from './LocationContext'

export interface GoToProps {
  to: string
}

/** Redirects to another location, replacing this one. */
export function GoTo({ to }: GoToProps) {
  const { goTo } = useNavigation()
  useEffect(() => goTo(to, { replace: true }), [goTo, to])
  return null
}
