import { use } from 'react'
import * as S from './Breadcrumb.styles'
import { ChevronForward } from './directedIcons.styles'
import { Link } from './Link'
import { PartWords } from './PartWords'

export interface BreadcrumbItem {
  id: string
  name: string
  /** Absent for the current page. */
  href?: string
}

export interface BreadcrumbProps {
  items: readonly BreadcrumbItem[]
}

/** The path from the root of the catalogue to the current page. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  const { breadcrumb } = use(PartWords)
  return (
    <S.Way aria-label={breadcrumb}>
      <S.List>
        {items.map((item, index) => (
          <S.Crumb key={item.id}>
            {index > 0 && <ChevronForward aria-hidden />}
            {item.href ? (
              <Link tone="quiet" href={item.href}>
                {item.name}
              </Link>
            ) : (
              <span aria-current="page">{item.name}</span>
            )}
          </S.Crumb>
        ))}
      </S.List>
    </S.Way>
  )
}
