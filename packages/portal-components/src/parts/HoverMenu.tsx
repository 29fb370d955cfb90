import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PointerEvent, ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { MenuTrigger } from 'react-aria-components/Menu'
import type { PopoverProps } from 'react-aria-components/Popover'
import { directedLocale } from './ariaPatches/directedLocale'
import { AriaFrame } from './AriaFrame'
import type { MenuBeginning } from './LazyMenu'
import { PartContext, PinnedLayer } from './PartContext'
import { useBackCloses } from './useBackCloses'
import { directionAt } from './useDirection'
import type { Direction } from './useDirection'
import { useScrollHolds } from './ariaPatches/useScrollHolds'

/** A pointer that only passes over must not open the menu. */
const OPENS_AFTER_MS = 120
const CLOSES_AFTER_MS = 2000
/** Dispatched when a menu opens, so that the others close. */
const OPENED = 'hovermenuopened'

export interface HoverMenuParts {
  /** Props of the popover. */
  popover: Pick<PopoverProps, 'isNonModal' | 'UNSTABLE_portalContainer'>
  /** Props of the menu: it takes no focus when opened by hover. */
  menu: { autoFocus: false | undefined }
}

export interface HoverMenuProps {
  /** Divides the delay before the menu closes. Default: 1. */
  pace?: number
  /** The last interaction with the placeholder button before the menu loaded. Default: none. */
  beginning?: MenuBeginning
  /** The trigger and the popover with its menu. */
  children: (parts: HoverMenuParts) => ReactNode
}

/**
 * A menu that opens by hover, press or key. It closes 2 s after the pointer leaves, or when another menu opens. Opening
 * by hover does not move the focus, because the customer may be typing. Under a sticky bar the menu stays open while
 * the page scrolls.
 */
export function HoverMenu({ pace = 1, beginning = null, children }: HoverMenuProps) {
  const [opened, setOpened] = useState<'hover' | 'press' | null>(null)
  const anchorRef = useRef<HTMLSpanElement>(null)
  const triggerRef = useRef<Element>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPressedInside = useRef(false)
  /** The pointer is over the trigger: a menu closed there stays closed until the pointer leaves and returns. */
  const isOnTrigger = useRef(beginning === 'press' || beginning === 'hover')
  const isShut = useRef(false)
  /** The current press closes the menu. */
  const isClosing = useRef(false)
  const layer = useContext(PinnedLayer)
  const [direction, setDirection] = useState<Direction>('ltr')
  const { locale = navigator.language } = useContext(PartContext)

  const later = (ms: number, change: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(change, ms)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const contains = (target: EventTarget | null) =>
    target instanceof Node && (anchorRef.current?.contains(target) ?? false)
  const open = (how: 'hover' | 'press') => {
    // Read before the menu opens: during the render it would force a second style calculation.
    if (!opened) setDirection(directionAt(anchorRef.current))
    setOpened((now) => (how === 'hover' ? (now ?? how) : how))
  }
  const openByHover = () => open('hover')
  const close = () => {
    // The timer of a hover may still be pending beside a press.
    clearTimeout(timer.current)
    isShut.current = isOnTrigger.current
    setOpened(null)
  }

  const isOpen = opened !== null
  const { isHeld } = useScrollHolds({ isOpen, triggerRef, isPinned: layer !== null, onMoved: close })

  // React events bubble from the menu's popovers too, wherever they are in the document.
  const onPointerOver = ({ pointerType, target }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    clearTimeout(timer.current)
    isOnTrigger.current = contains(target)
    if (!opened && !isShut.current) later(OPENS_AFTER_MS, openByHover)
  }
  const onPointerOut = ({ pointerType, relatedTarget }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    isOnTrigger.current = contains(relatedTarget)
    isShut.current &&= isOnTrigger.current
    later(opened ? CLOSES_AFTER_MS / pace : 0, () => opened && setOpened(null))
  }
  const onPointerDownCapture = ({ pointerType, target }: PointerEvent) => {
    clearTimeout(timer.current)
    isPressedInside.current = true
    if (pointerType !== 'mouse' || !contains(target)) return
    // The first press after a hover keeps the menu open.
    if (opened === 'hover') setOpened('press')
    if (opened !== 'press') return
    close()
    // React Aria always reports a mouse press on the trigger as an opening.
    isClosing.current = true
    setTimeout(() => (isClosing.current = false))
  }
  const onOpenChange = (isNowOpen: boolean) => {
    if (!isNowOpen && isHeld()) return
    clearTimeout(timer.current)
    if (!isNowOpen) close()
    else if (!isClosing.current) open('press')
  }

  const begin = useEffectEvent(() => {
    // Takes over the focus of the placeholder button, so that it returns here when the menu closes.
    if (beginning !== null && beginning !== 'hover') (triggerRef.current as HTMLElement | null)?.focus()
    // Deferred, because the browser may report the pointer over the new button at the same moment.
    if (beginning === 'press') setTimeout(() => open('press'))
    if (beginning === 'hover') later(OPENS_AFTER_MS, openByHover)
  })
  useEffect(() => begin(), [])

  // The pointer may still be over the trigger, which must not open the menu on the next page.
  useBackCloses({ isOpen, onClose: close })
  useEffect(() => {
    if (!isOpen) return
    const container = anchorRef.current
    const onOtherOpened = ({ target }: Event) => {
      if (target !== container) setOpened(null)
    }
    container?.dispatchEvent(new Event(OPENED, { bubbles: true, composed: true }))
    document.addEventListener(OPENED, onOtherOpened)
    return () => document.removeEventListener(OPENED, onOtherOpened)
  }, [isOpen])
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
      ref={(container) => {
        anchorRef.current = container
        triggerRef.current = container?.firstElementChild ?? null
      }}
      style={{ display: 'contents' }}
      onPointerOver={onPointerOver}
      onPointerOut={onPointerOut}
      onPointerDownCapture={onPointerDownCapture}
    >
      <AriaFrame>
        <I18nProvider locale={directedLocale(direction, locale)}>
          <MenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
            {children({
              popover: { isNonModal: true, UNSTABLE_portalContainer: layer ?? undefined },
              menu: { autoFocus: opened === 'hover' ? false : undefined },
            })}
          </MenuTrigger>
        </I18nProvider>
      </AriaFrame>
    </span>
  )
}
