import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { GoTo } from '../place/GoTo'
import { useNavigation, usePlace } from '../place/PlaceContext'
import { useKeptScroll } from '../place/useKeptScroll'

export interface OwnPlacesProps {
  username: string
  children: ReactNode
}

/** Leads a customer home from where Back finds what another customer of this tab had looked at. */
export function OwnPlaces({ username, children }: OwnPlacesProps) {
  const { key } = usePlace()
  const { visitor, claim } = useNavigation()
  const isOwn = [null, username].includes(visitor())
  useKeptScroll()

  useEffect(() => {
    if (isOwn) claim(username)
  }, [isOwn, key, username, claim])

  return isOwn ? children : <GoTo to="/" />
}
