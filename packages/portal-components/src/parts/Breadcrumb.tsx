import { use } from 'react'
import * as S from './Breadcrumb.styles'
import { ChevronForward } from './directedIcons.styles'
import { Link } from './Link'
import { PartWords } from './PartWords'

export interface BreadcrumbItem {
  id: string
  name: string
  /** None for the place itself. */
  href?: string
}

export interface BreadcrumbProps {
  items: readonly BreadcrumbItem[]
}

/** The way from the root to this place. */
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
