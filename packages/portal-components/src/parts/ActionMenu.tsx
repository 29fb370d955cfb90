import { Ellipsis } from 'lucide-react'
import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { styled } from 'styled-components'
import { useListKeys } from './field/selectKeys'
import { IconAction } from './IconButton'
import { option } from './surface.styles'
import { tint } from './field/control.styles'
import { innerRing } from './focusRing.styles'
import { Surface, TopLayer } from './TopLayer'

export interface MenuAction {
  id: string
  name: string
  icon?: ReactNode
  onPress: () => void
}

export interface ActionMenuProps {
  /** The accessible name of the button. */
  label: string
  actions: readonly MenuAction[]
}

/** A button with three dots that opens a list of less frequent actions. */
export function ActionMenu({ label, actions }: ActionMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const menuId = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconAction
        ref={trigger}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        data-tone="quiet"
        onPress={() => setIsOpen(true)}
      >
        <Ellipsis size={20} aria-hidden />
      </IconAction>
      {isOpen && (
        <Actions
          id={menuId}
          label={label}
          actions={actions}
          triggerRef={trigger}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

interface ActionsProps extends ActionMenuProps {
  id: string
  triggerRef: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

function Actions({ id, label, actions, triggerRef, onClose }: ActionsProps) {
  const list = useRef<HTMLDivElement>(null)
  const elements = () => [...(list.current?.children ?? [])] as HTMLElement[]
  const close = () => {
    triggerRef.current?.focus({ preventScroll: true })
    onClose()
  }
  const choose = (chosen: string) => {
    close()
    actions.find((action) => action.id === chosen)?.onPress()
  }
  const focusAction = (index: number) => elements()[index]?.focus({ preventScroll: true })
  const handleKeyDown = useListKeys({
    options: actions,
    focused: () => elements().findIndex((element) => element.matches(':focus')),
    onFocus: focusAction,
    onChoose: choose,
    onClose: close,
  })
  const focusFirst = useEffectEvent(() => focusAction(0))
  useLayoutEffect(() => focusFirst(), [])
  return (
    <TopLayer triggerRef={triggerRef} onClose={close} onKeyDown={handleKeyDown}>
      <Surface ref={list} id={id} role="menu" aria-label={label}>
        {actions.map((action) => (
          <Item key={action.id} role="menuitem" tabIndex={-1} onClick={() => choose(action.id)}>
            {action.icon}
            <span>{action.name}</span>
          </Item>
        ))}
      </Surface>
    </TopLayer>
  )
}

const Item = styled.div`
  ${option}
  min-inline-size: 180px;

  @media (hover: hover) {
    &:hover {
      background-color: ${tint.hovered};
    }
  }
  &:focus-visible {
    ${innerRing}
  }
  &:active {
    background-color: ${tint.pressed};
  }
`
