/** A box in CSS px from the upper left corner of the screen. */
export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

export interface SurfacePositionOptions {
  trigger: Box
  /** The available area. */
  screen: Box
  /** The natural size, with no maximum height. */
  surface: { width: number; height: number }
  /** The edge of the trigger to align with. */
  side: 'left' | 'right'
}

export interface SurfacePosition {
  left: number
  top: number
  /** A higher surface scrolls. */
  maxHeight: number
}

/** Distance from the trigger. */
const GAP = 4
/** Distance from the edge of the screen. */
const EDGE = 8

/** Positions a surface below its trigger, or above it where there is more room, and always within the screen. */
export function surfacePosition({ trigger, screen, surface, side }: SurfacePositionOptions): SurfacePosition {
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
