/** A box on the screen, in CSS px from its upper left corner. */
export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

export interface ListPlaceOptions {
  /** What the list opens from. */
  trigger: Box
  /** What it may take of the screen. */
  screen: Box
  /** The whole list, however high. */
  list: { width: number; height: number }
  /** The corner of the trigger that it begins at. */
  side: 'left' | 'right'
}

export interface ListPlace {
  left: number
  top: number
  /** A longer list scrolls. */
  maxHeight: number
}

/** Between a list and its trigger. */
const GAP = 4
/** Between a list and the screen's edge. */
const EDGE = 8

/** Where a list opens: under its trigger, or over it where only there is room for it, and always in the screen. */
export function listPlace({ trigger, screen, list, side }: ListPlaceOptions): ListPlace {
  const under = screen.bottom - EDGE - (trigger.bottom + GAP)
  const over = trigger.top - GAP - (screen.top + EDGE)
  const isUnder = list.height <= under || under >= over
  const maxHeight = Math.max(0, isUnder ? under : over)
  const begin = side === 'left' ? trigger.left : trigger.right - list.width
  return {
    left: Math.max(screen.left + EDGE, Math.min(begin, screen.right - EDGE - list.width)),
    top: isUnder ? trigger.bottom + GAP : trigger.top - GAP - Math.min(list.height, maxHeight),
    maxHeight,
  }
}
