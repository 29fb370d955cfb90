import * as S from './Breadcrumb.styles'
import { ChevronForward } from './directedIcons.styles'
import { Link } from './Link'

export interface BreadcrumbItem {
  id: string
  name: string
  /** None for the place itself. */
  href?: string
}

export interface BreadcrumbProps {
  /** Name of the landmark. */
  label: string
  items: readonly BreadcrumbItem[]
}

/** The way from the root to this place. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <S.Way aria-label={label}>
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
