import type { ReactNode } from 'react'
import * as S from './JobName.styles'

export interface JobNameProps {
  /** The merchant's name for the job; an empty one is shown as `-`. */
  name: string
  /** The URL of the job's page, or `null` for a name without a link. */
  href: string | null
}

/** A job's name, linked to the job's page. A card shows two lines of it until it is expanded. */
export function JobName({ name, href }: JobNameProps) {
  const shown = name.trim()
  if (shown === '') return '-'
  const words = <S.Words>{shown}</S.Words>
  return href === null ? words : <S.JobLink href={href}>{words}</S.JobLink>
}

/** Renders a `JobName` for a column with the `jobs` styles. The table handles its link. */
export function jobCell(name: string, href: string | null): ReactNode {
  const shown = name.trim()
  if (shown === '') return '-'
  const words = <span>{shown}</span>
  return href === null ? words : <a href={href}>{words}</a>
}
