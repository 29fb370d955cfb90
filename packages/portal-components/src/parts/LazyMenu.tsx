import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { LazyComponent } from '../hooks/lazy'
import { whenIdle } from '../hooks/idle'
import type { PlainButtonProps } from './PlainButton'

/** The last that a customer did with the button before its menu was there; `null`: nothing. */
export type MenuBeginning = 'hover' | 'press' | 'focus' | null

export interface LazyMenuProps {
  /** Its `Menu` has a button of its own, which takes the place of the first. */
  menu: LazyComponent<{ beginning: MenuBeginning; currentPath: string }>
  currentPath: string
  /** The button that stands there at first. */
  button: ComponentType<PlainButtonProps & { 'data-current'?: true | undefined }>
  /** The place shown is in it. */
  isCurrent: boolean
  /** Content of the button. */
  children: ReactNode
}

/**
 * A menu whose code is read when the page has nothing else to do, or when somebody comes near. What they did meanwhile
 * holds once it is there.
 */
export function LazyMenu({ menu: Menu, currentPath, button: Button, isCurrent, children }: LazyMenuProps) {
  const [shown, setShown] = useState(Menu.isLoaded() ? { beginning: null as MenuBeginning } : null)
  const done = useRef({ isOver: false, isFocused: false, isDown: false, isPressed: false })

  const read = async () => {
    // Without it the button stays, and the next to come near asks again.
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
      // A mouse's press opens as it goes down: where the menu comes before it goes up, nothing tells of a click.
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
