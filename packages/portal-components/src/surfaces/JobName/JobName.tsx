import type { ReactNode } from 'react'
import * as S from './JobName.styles'

export interface JobNameProps {
  /** As the merchant has it; an empty one is shown as `-`. */
  name: string
  /** The address of the job's page; `null`: there is none, and the name is no link. */
  href: string | null
}

/** A job's name, which leads to all that belongs to the job. A card keeps it to two lines until the rest is asked for. */
export function JobName({ name, href }: JobNameProps) {
  const shown = name.trim()
  if (shown === '') return '-'
  const words = <S.Words>{shown}</S.Words>
  return href === null ? words : <S.JobLink href={href}>{words}</S.JobLink>
}

/** A `JobName` for a column whose rules are `jobs`. The table follows its link. */
export function jobCell(name: string, href: string | null): ReactNode {
  const shown = name.trim()
  if (shown === '') return '-'
  const words = <span>{shown}</span>
  return href === null ? words : <a href={href}>{words}</a>
}
