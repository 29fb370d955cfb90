import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PointerEvent, ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { MenuTrigger } from 'react-aria-components/Menu'
import type { PopoverProps } from 'react-aria-components/Popover'
import { AriaFrame } from './AriaFrame'
import type { MenuBeginning } from './LazyMenu'
import { PartPlace } from './PartPlace'
import { PinnedLayer } from './PinnedLayer'
import { useBackCloses } from './useBackCloses'
import { directionAt } from './useDirection'
import type { Direction } from './useDirection'
import { useScrollHolds } from './useScrollHolds'

/** A pointer that only passes by opens nothing. */
const OPENS_AFTER_MS = 120
const CLOSES_AFTER_MS = 2000
/** Tells the others on the page that one has opened. */
const OPENED = 'hovermenuopened'

export interface HoverMenuParts {
  /** For the popover. */
  popover: Pick<PopoverProps, 'isNonModal' | 'UNSTABLE_portalContainer'>
  /** For the menu in it: whether it may take the focus when it opens. */
  menu: { autoFocus: false | undefined }
}

export interface HoverMenuProps {
  /** Divides the time until it closes. Default: 1. */
  pace?: number
  /** The last that was done with its button before it was there. Default: nothing. */
  beginning?: MenuBeginning
  /** A trigger and a popover with a menu. */
  children: (parts: HoverMenuParts) => ReactNode
}

/**
 * A menu that opens by hover as well as by press and keys, and closes 2 s after the pointer has left it, or when another
 * opens. One that was opened by hover leaves the focus where it is: the customer may be typing. Under a bar that sticks
 * it stays while the page scrolls.
 */
export function HoverMenu({ pace = 1, beginning = null, children }: HoverMenuProps) {
  const [opened, setOpened] = useState<'hover' | 'press' | null>(null)
  const placeRef = useRef<HTMLSpanElement>(null)
  const triggerRef = useRef<Element>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPressedInside = useRef(false)
  /** The pointer is on the trigger: a menu that was closed there stays closed until it comes back. */
  const isOnTrigger = useRef(beginning === 'press' || beginning === 'hover')
  const isShut = useRef(false)
  /** This press closes the menu. */
  const isClosing = useRef(false)
  const layer = useContext(PinnedLayer)
  const [direction, setDirection] = useState<Direction>('ltr')
  const { locale = navigator.language } = useContext(PartPlace)

  const later = (ms: number, change: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(change, ms)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const contains = (target: EventTarget | null) =>
    target instanceof Node && (placeRef.current?.contains(target) ?? false)
  const open = (how: 'hover' | 'press') => {
    // Before it opens, when the page rests: read while it is drawn, it would have all its styles worked out twice.
    if (!opened) setDirection(directionAt(placeRef.current))
    setOpened((now) => (how === 'hover' ? (now ?? how) : how))
  }
  const openByHover = () => open('hover')
  const close = () => {
    // A hover that was found beside a press is still waiting for its time.
    clearTimeout(timer.current)
    isShut.current = isOnTrigger.current
    setOpened(null)
  }

  const isOpen = opened !== null
  const { isHeld } = useScrollHolds({ isOpen, triggerRef, isPinned: layer !== null, onMoved: close })

  // React tells of what happens in the menu's popovers as well, wherever they are in the document.
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
    // A mouse's press on the trigger always opens, as far as React Aria is concerned.
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
    // The focus of the button before it, which comes back here when the menu closes.
    if (beginning !== null && beginning !== 'hover') (triggerRef.current as HTMLElement | null)?.focus()
    // A pointer that the browser finds over the new button at the same moment takes nothing of it back.
    if (beginning === 'press') setTimeout(() => open('press'))
    if (beginning === 'hover') later(OPENS_AFTER_MS, openByHover)
  })
  useEffect(() => begin(), [])

  // The pointer may rest on the trigger still, which the page that comes must not open again.
  useBackCloses({ isOpen, onClose: close })
  useEffect(() => {
    if (!isOpen) return
    const place = placeRef.current
    const onOtherOpened = ({ target }: Event) => {
      if (target !== place) setOpened(null)
    }
    place?.dispatchEvent(new Event(OPENED, { bubbles: true, composed: true }))
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
      ref={(place) => {
        placeRef.current = place
        triggerRef.current = place?.firstElementChild ?? null
      }}
      style={{ display: 'contents' }}
      onPointerOver={onPointerOver}
      onPointerOut={onPointerOut}
      onPointerDownCapture={onPointerDownCapture}
    >
      <AriaFrame>
        <I18nProvider locale={runningLike(direction, locale)}>
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

/**
 * A language in a script that runs as the page does: React Aria places menus and reads arrow keys by the script alone.
 * For what holds no dates or figures, whose formats would follow.
 */
function runningLike(direction: Direction, locale: string) {
  return direction === 'rtl' ? new Intl.Locale(locale, { script: 'Arab' }).toString() : locale
}
