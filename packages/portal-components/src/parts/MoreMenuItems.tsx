import { Ellipsis } from 'lucide-react'
import { use } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu } from 'react-aria-components/Menu'
import { styled } from 'styled-components'
import { iconSize } from './field/control.styles'
import { HoverMenu } from './HoverMenu'
import type { MenuBeginning } from './LazyMenu'
import { MoreActions } from './MoreActions'
import { trigger } from './MoreMenu.styles'
import { Item, Popover } from './popover.styles'

/** The menu of a MoreMenu, with the button that opens it. */
export function MoreMenuItems({ beginning }: { beginning: MenuBeginning }) {
  const { label, actions } = use(MoreActions)
  return (
    <HoverMenu beginning={beginning}>
      {({ popover, menu }) => (
        <>
          <Trigger aria-label={label}>
            <Ellipsis aria-hidden />
          </Trigger>
          <Popover {...popover} placement="bottom end" offset={4}>
            <Actions aria-label={label} {...menu}>
              {actions.map(({ id, name, icon, isDisabled = false, onAction }) => (
                <Action key={id} id={id} textValue={name} isDisabled={isDisabled} onAction={onAction}>
                  {icon}
                  <span>{name}</span>
                </Action>
              ))}
            </Actions>
          </Popover>
        </>
      )}
    </HoverMenu>
  )
}

const Trigger = styled(Button)`
  ${trigger}
`

const Actions = styled(Menu)`
  outline: none;
`

const Action = styled(Item)`
  ${iconSize(18)}
`
