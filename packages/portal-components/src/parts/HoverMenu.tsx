import { useEffect, useRef, useState } from 'react'
import type { PointerEvent, ReactNode } from 'react'
import { MenuTrigger } from 'react-aria-components'
import { useBackCloses } from './useBackCloses'

/** A pointer that only passes by opens nothing. */
const OPENS_AFTER_MS = 120
const CLOSES_AFTER_MS = 2000

export interface HoverMenuProps {
  /** A trigger and a non-modal popover with a menu, told whether the menu may take the focus when it opens. */
  children: (menu: { autoFocus: false | undefined }) => ReactNode
}

/**
 * A menu that opens by hover as well as by press and keys, and closes 2 s after the pointer has left it. One that was
 * opened by hover leaves the focus where it is: the customer may be typing.
 */
export function HoverMenu({ children }: HoverMenuProps) {
  const [opened, setOpened] = useState<'hover' | 'press' | null>(null)
  const placeRef = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPressedInside = useRef(false)
  /** The pointer is on the trigger: a menu that was closed there stays closed until it comes back. */
  const isOnTrigger = useRef(false)
  const isShut = useRef(false)
  /** This press closes the menu. */
  const isClosing = useRef(false)

  const later = (ms: number, change: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(change, ms)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const contains = (target: EventTarget | null) =>
    target instanceof Node && (placeRef.current?.contains(target) ?? false)
  const close = () => {
    isShut.current = isOnTrigger.current
    setOpened(null)
  }

  // React tells of what happens in the menu's popovers as well, wherever they are in the document.
  const onPointerOver = ({ pointerType, target }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    clearTimeout(timer.current)
    isOnTrigger.current = contains(target)
    if (!opened && !isShut.current) later(OPENS_AFTER_MS, () => setOpened('hover'))
  }
  const onPointerOut = ({ pointerType, relatedTarget }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    isOnTrigger.current = contains(relatedTarget)
    isShut.current &&= isOnTrigger.current
    later(opened ? CLOSES_AFTER_MS : 0, () => opened && setOpened(null))
  }
  const onPointerDownCapture = ({ pointerType, target }: PointerEvent) => {
    clearTimeout(timer.current)
    isPressedInside.current = true
    if (pointerType !== 'mouse' || !contains(target)) return
    // The first press after a hover keeps the menu open.
    if (opened === 'hover') setOpened('press')
    if (opened !== 'press') return
    close()
    // A mouse's press on the trigger always opens, as far as React Aria is concerned.
    isClosing.current = true
    setTimeout(() => (isClosing.current = false))
  }
  const onOpenChange = (isNowOpen: boolean) => {
    clearTimeout(timer.current)
    if (!isNowOpen) close()
    else if (!isClosing.current) setOpened('press')
  }

  const isOpen = opened !== null
  useBackCloses({ isOpen, onClose: () => setOpened(null) })
  useEffect(() => {
    if (!isOpen) return
    const onPointerDown = () => {
      if (!isPressedInside.current) close()
      isPressedInside.current = false
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [isOpen])

  return (
    <span
      ref={placeRef}
      style={{ display: 'contents' }}
      onPointerOver={onPointerOver}
      onPointerOut={onPointerOut}
      onPointerDownCapture={onPointerDownCapture}
    >
      <MenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
        {children({ autoFocus: opened === 'hover' ? false : undefined })}
      </MenuTrigger>
    </span>
  )
}
