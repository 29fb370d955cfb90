import { use, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Menu, MenuTrigger } from 'react-aria-components/Menu'
import { styled } from 'styled-components'
import { AriaFrame } from './AriaFrame'
import { directedLocale } from './ariaPatches/directedLocale'
import { iconButton } from './IconButton'
import { MoreIcon } from './MoreMenuParts'
import type { MoreMenuProps } from './MoreMenuParts'
import { PartContext } from './PartContext'
import { Item, Popover } from './popover.styles'
import { Spinner } from './Spinner'
import { useBackCloses } from './useBackCloses'
import { useDirection } from './useDirection'

export interface MoreMenuItemsProps extends MoreMenuProps {
  /** Opens at once, because its button was pressed before. */
  isAsked: boolean
  onAsk: () => void
}

export function MoreMenuItems({ label, actions, isPending = false, isAsked }: MoreMenuItemsProps) {
  const { locale = navigator.language } = use(PartContext)
  const { direction, directionRef } = useDirection()
  const [isOpen, setIsOpen] = useState(isAsked)
  useBackCloses({ isOpen, onClose: () => setIsOpen(false) })
  return (
    <span ref={directionRef} style={{ display: 'contents' }}>
      <AriaFrame>
        <I18nProvider locale={directedLocale(direction, locale)}>
          <MenuTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
            <Trigger aria-label={label} aria-busy={isPending || undefined} data-tone="quiet">
              {isPending ? <Spinner /> : <MoreIcon aria-hidden />}
            </Trigger>
            <Popover placement="bottom end" offset={4}>
              <Actions aria-label={label}>
                {actions.map(({ id, label: name, icon, href, isDisabled = false, onAction }) => (
                  <Item
                    key={id}
                    id={id}
                    textValue={name}
                    isDisabled={isDisabled}
                    {...(href !== undefined && { href })}
                    {...(onAction && { onAction })}
                  >
                    {icon}
                    <span>{name}</span>
                  </Item>
                ))}
              </Actions>
            </Popover>
          </MenuTrigger>
        </I18nProvider>
      </AriaFrame>
    </span>
  )
}

const Trigger = styled(Button)`
  ${iconButton}
`

const Actions = styled(Menu)`
  outline: none;
`
