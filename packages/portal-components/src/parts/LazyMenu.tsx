import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { LazyComponent } from '../hooks/lazy'
import { whenIdle } from '../hooks/idle'
import type { PlainButtonProps } from './PlainButton'

/** The last interaction with the placeholder button; `null`: none. */
export type MenuBeginning = 'hover' | 'press' | 'focus' | null

export interface LazyMenuProps {
  /** The lazy menu, with a trigger that replaces the placeholder button. */
  menu: LazyComponent<{ beginning: MenuBeginning; currentPath: string }>
  currentPath: string
  /** The placeholder button. */
  button: ComponentType<PlainButtonProps & { 'data-current'?: true | undefined }>
  /** The menu contains the current page. */
  isCurrent: boolean
  children: ReactNode
}

/**
 * A menu whose code is loaded when the browser is idle or the pointer comes near. Interactions during the load are
 * replayed once the menu is there.
 */
export function LazyMenu({ menu: Menu, currentPath, button: Button, isCurrent, children }: LazyMenuProps) {
  const [shown, setShown] = useState(Menu.isLoaded() ? { beginning: null as MenuBeginning } : null)
  const done = useRef({ isOver: false, isFocused: false, isDown: false, isPressed: false })

  const read = async () => {
    // If the load fails, the placeholder stays and the next interaction tries again.
    if (!(await Menu.preload())) return
    const { isOver, isFocused, isDown, isPressed } = done.current
    const beginning = isDown || isPressed ? 'press' : isOver ? 'hover' : isFocused ? 'focus' : null
    setShown((known) => known ?? { beginning })
  }
  const readWhenIdle = useEffectEvent(() => void read())
  useEffect(() => whenIdle(() => readWhenIdle()), [])

  if (shown) return <Menu beginning={shown.beginning} currentPath={currentPath} />
  const press = () => {
    done.current.isPressed = true
    void read()
  }
  return (
    <Button
      aria-haspopup="menu"
      aria-expanded={false}
      aria-current={isCurrent || undefined}
      data-current={isCurrent || undefined}
      onPointerEnter={({ pointerType }) => {
        done.current.isOver = pointerType === 'mouse'
        void read()
      }}
      // A mouse opens the menu on pointer down. If the menu replaces the button before pointer up, no click
      // follows.
      onPointerDown={({ pointerType, button }) => {
        done.current.isDown = pointerType === 'mouse' && button === 0
      }}
      onPointerLeave={() => (done.current = { ...done.current, isOver: false, isDown: false })}
      onFocus={() => {
        done.current.isFocused = true
        void read()
      }}
      onBlur={() => (done.current = { ...done.current, isFocused: false, isPressed: false })}
      onKeyDown={({ key }) => {
        if (key === 'ArrowDown' || key === 'ArrowUp') press()
      }}
      onPress={press}
    >
      {children}
    </Button>
  )
}
