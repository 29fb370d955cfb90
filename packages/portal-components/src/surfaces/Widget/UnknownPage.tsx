import type { ReactNode } from 'react'
import { EmptyState } from '../../parts/EmptyState'
import { Link } from '../../parts/Link'
import { useHeadTitle } from './HeadContext'

export interface UnknownPageProps {
  title: string
  icon: ReactNode
  /** Leads to what there is. */
  wayOn: { href: string; name: string }
  children: ReactNode
}

/** Shows in the place of a whole widget that nothing is known by the name in the address. */
export function UnknownPage({ title, icon, wayOn, children }: UnknownPageProps) {
  useHeadTitle(title)
  const link = (
    <Link href={wayOn.href} tone="primaryButton">
      {wayOn.name}
    </Link>
  )
  return (
    <EmptyState isPage title={title} icon={icon} action={link}>
      {children}
    </EmptyState>
  )
}
