import { round, type Ink } from '../Ink.ts'
import type { Frame } from '../View.ts'

/** The page that flat kinds are drawn on. */
export const PAGE = { width: 400, height: 300 }

/** Places a flat drawing in a frame; `turned` degrees and `zoom` about its middle. */
export function place(drawing: string, frame: Frame, { turned = 0, zoom = 1 } = {}): string {
  const fit = Math.min(frame.width / PAGE.width, frame.height / PAGE.height) * zoom
  const x = frame.x + (frame.width - PAGE.width * fit) / 2
  const y = frame.y + (frame.height - PAGE.height * fit) / 2
  const rotate = turned ? ` rotate(${turned} ${PAGE.width / 2} ${PAGE.height / 2})` : ''
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${Math.round(fit * 1000) / 1000})${rotate}">${drawing}</g>`
}

/** A soft shadow under a flat drawing. */
export function shadow(ink: Ink, shape: string, [x, y]: readonly [number, number] = [7, 11]): string {
  return `<g transform="translate(${x} ${y})" fill="#221d16" opacity=".3" filter="${ink.blur(7)}">${shape}</g>`
}
