/** A box on the screen, in CSS px from its upper left corner. */
export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

export interface SurfacePlaceOptions {
  /** Element from which it opens. */
  trigger: Box
  /** Room that it may take. */
  screen: Box
  /** All of it, however high. */
  surface: { width: number; height: number }
  /** The corner of the trigger that it begins at. */
  side: 'left' | 'right'
}

export interface SurfacePlace {
  left: number
  top: number
  /** A longer one scrolls. */
  maxHeight: number
}

/** Between it and its trigger. */
const GAP = 4
/** Between it and the screen's edge. */
const EDGE = 8

/** Places a surface under its trigger, or over it where only there is room for it, and always in the screen. */
export function surfacePlace({ trigger, screen, surface, side }: SurfacePlaceOptions): SurfacePlace {
  const under = screen.bottom - EDGE - (trigger.bottom + GAP)
  const over = trigger.top - GAP - (screen.top + EDGE)
  const isUnder = surface.height <= under || under >= over
  const maxHeight = Math.max(0, isUnder ? under : over)
  const begin = side === 'left' ? trigger.left : trigger.right - surface.width
  return {
    left: Math.max(screen.left + EDGE, Math.min(begin, screen.right - EDGE - surface.width)),
    top: isUnder ? trigger.bottom + GAP : trigger.top - GAP - Math.min(surface.height, maxHeight),
    maxHeight,
  }
}
