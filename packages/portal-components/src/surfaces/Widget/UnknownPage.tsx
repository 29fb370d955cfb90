import type { ReactNode } from 'react'
import { EmptyState } from '../../parts/EmptyState'
import { Link } from '../../parts/Link'
import { useHeadTitle } from './HeadContext'

export interface UnknownPageProps {
  title: string
  icon: ReactNode
  /** The link to continue with. */
  wayOn: { href: string; name: string }
  children: ReactNode
}

/** Replaces a whole widget when the name in the URL is unknown. */
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
