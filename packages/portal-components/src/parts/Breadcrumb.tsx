import { token } from '@trade-portal/theme'
import { use } from 'react'
import { styled } from 'styled-components'
import { ChevronForward } from './directedIcons.styles'
import { type } from './field/control.styles'
import { Link } from './Link'
import { offPaper } from './paper.styles'
import { PartMessages } from './PartMessages'

export interface BreadcrumbItem {
  id: string
  name: string
  /** Absent for the current page. */
  href?: string
}

export interface BreadcrumbProps {
  items: readonly BreadcrumbItem[]
}

/** The path from the root to the current page. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  const { breadcrumb } = use(PartMessages)
  return (
    <Way aria-label={breadcrumb}>
      <List>
        {items.map((item, index) => (
          <Crumb key={item.id}>
            {index > 0 && <ChevronForward aria-hidden />}
            {item.href ? (
              <Link tone="quiet" href={item.href}>
                {item.name}
              </Link>
            ) : (
              <span aria-current="page">{item.name}</span>
            )}
          </Crumb>
        ))}
      </List>
    </Way>
  )
}

const Way = styled.nav`
  ${offPaper}
`

const List = styled.ol`
  ${type}
  margin: 0;
  padding: 0;
  color: ${token.color.textMuted};
  list-style: none;

  /* Each line of links is as high as a touch target, also when they wrap; the heading below keeps its position. */
  @media (pointer: coarse) {
    margin-block: calc((${token.target} - 1.5em) / -2) calc(${token.space[4]} * -1);

    & a {
      display: inline-block;
      padding-block: 0;
      line-height: ${token.target};
    }
  }
`

const Crumb = styled.li`
  display: inline;
  overflow-wrap: anywhere;

  & > svg {
    inline-size: 14px;
    block-size: 14px;
    margin-inline: ${token.space[4]};
    vertical-align: -2px;
  }
`
