import { ChevronDown, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { MenuTrigger } from 'react-aria-components/Menu'
import { AriaFrame } from './AriaFrame'
import * as S from './MenuButton.styles'
import { Item, Popover } from './popover.styles'

export interface MenuButtonItem {
  id: string
  label: string
  /** Address of a link. Give an item either `href` or `onAction`. */
  href?: string
  onAction?: () => void
  isExternal?: boolean
  icon?: ReactNode
  isDisabled?: boolean
  /** Name of the item's section. Items of one section follow each other. */
  section?: string
}

export interface MenuButtonProps {
  /** Content of the button. */
  trigger: ReactNode
  items: readonly MenuButtonItem[]
  /** `inherit` takes the colours around the button, such as the masthead's. */
  tone?: 'secondary' | 'quiet' | 'inherit'
  isDisabled?: boolean
  'aria-label'?: string
}

/** A button that opens a short list of places and actions. */
export function MenuButton({
  trigger,
  items,
  tone = 'secondary',
  isDisabled = false,
  'aria-label': label,
}: MenuButtonProps) {
  return (
    <AriaFrame>
      <MenuTrigger>
        <S.Trigger data-tone={tone} isDisabled={isDisabled} aria-label={label}>
          {trigger}
          <ChevronDown aria-hidden />
        </S.Trigger>
        <Popover offset={4} placement="bottom end">
          <S.Menu>
            {sectionsOf(items).map(({ title, items }) => (
              <S.Section key={title ?? ''} aria-label={title ? undefined : label}>
                {title && <S.SectionTitle>{title}</S.SectionTitle>}
                {items.map((item) => (
                  <Item
                    key={item.id}
                    id={item.id}
                    textValue={item.label}
                    href={item.href}
                    target={item.isExternal ? '_blank' : undefined}
                    rel={item.isExternal ? 'noopener noreferrer' : undefined}
                    isDisabled={item.isDisabled}
                    onAction={item.onAction}
                  >
                    {item.icon}
                    <span>{item.label}</span>
                    {item.isExternal && <ExternalLink aria-hidden />}
                  </Item>
                ))}
              </S.Section>
            ))}
          </S.Menu>
        </Popover>
      </MenuTrigger>
    </AriaFrame>
  )
}

function sectionsOf(items: readonly MenuButtonItem[]) {
  const sections: { title: string | undefined; items: MenuButtonItem[] }[] = []
  for (const item of items) {
    const last = sections.at(-1)
    if (last && last.title === item.section) last.items.push(item)
    else sections.push({ title: item.section, items: [item] })
  }
  return sections
}
