import { useIsSwitchedOff } from '@trade-portal/portal-components/host'
import type { ReactNode } from 'react'
import { usePlace } from '../place/PlaceContext'
import { NotFoundRoute } from '../routes/NotFoundRoute'

export interface SwitchedPageProps {
  /** `null`: the address has no page. */
  children: ReactNode
}

/** Shows the page of an address unless the merchant has switched its place off, by the rule that the menus go by. */
export function SwitchedPage({ children }: SwitchedPageProps) {
  const isSwitchedOff = useIsSwitchedOff(usePlace().path)
  return (!isSwitchedOff && children) || <NotFoundRoute />
}
