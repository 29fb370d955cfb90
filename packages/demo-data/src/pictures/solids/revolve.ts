import { lit } from '../colour.ts'
import { line, outline, round, type Ink } from '../Ink.ts'
import { add, cross, dot, hull, normalise, scale, subtract, type Point2, type Point3 } from '../space.ts'
import type { View } from '../View.ts'
import type { Solid } from './Solid.ts'

/** A ring of the outline turned about the axis. */
export interface Ring {
  /** 0 at the start of the axis, 1 at its end. */
  at: number
  radius: number
  /** Of the part up to the next ring. */
  colour: string
}

export interface RevolveLook {
  /** Inner radius of an open end, as a pipe has it. */
  bore?: number
  /** Drawn on the visible end. */
  cap?: (place: (radius: number, turn: number) => Point2, radius: number, ink: Ink) => string
  /** In place of the last ring's colour. */
  capColour?: string
  /** 1 is polished metal, 0 is felt. */
  gloss?: number
  /** Lines along the axis, as a round post has them. */
  hasGrain?: boolean
}

const STEPS = 28
/** Steps of a thing too thin to show its corners. */
const THIN_STEPS = 12

/** A round thing about an axis: pipe, tin, screw, log. */
export function revolve(from: Point3, to: Point3, rings: readonly Ring[], look: RevolveLook = {}): Solid {
  const axis = subtract(to, from)
  const direction = normalise(axis)
  const sideways = normalise(cross(direction, Math.abs(direction[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]))
  const upwards = cross(direction, sideways)
  const place = (along: number, radius: number, angle: number): Point3 =>
    add(
      add(from, scale(axis, along)),
      add(scale(sideways, Math.cos(angle) * radius), scale(upwards, Math.sin(angle) * radius)),
    )
  const circle = (along: number, radius: number, steps = STEPS) =>
    Array.from({ length: steps }, (_, step) => place(along, radius, (step / steps) * Math.PI * 2))

  return {
    points: rings.flatMap(({ at, radius }) => circle(at, radius)),
    draw(view, ink) {
      const isEndNear = view.depth(to) > view.depth(from)
      const parts = rings
        .slice(0, -1)
        .map((ring, index) => drawPart(ring, rings[index + 1] ?? ring, view, ink))
      if (!isEndNear) parts.reverse()
      const near = isEndNear ? rings.at(-1) : rings[0]
      const grain = look.hasGrain ? drawGrain(view, ink) : ''
      return parts.join('') + grain + (near && near.radius > 0 ? drawCap(near) : '')

      function drawCap({ at, radius, colour }: Ring): string {
        const spot = (share: number, angle: number) => view.to(place(at, share * radius, angle))
        const ring = circle(at, radius).map(view.to)
        const normal = isEndNear ? direction : scale(direction, -1)
        const tone = lit(look.capColour ?? colour, view.light(normal))
        const fill = ink.gradient(spot(1, 2.4), spot(1, 5.5), [lit(tone, 1.1), tone, lit(tone, 0.9)])
        const bore = look.bore
          ? `<path d="${outline(circle(at, look.bore).map(view.to))}" fill="${ink.gradient(spot(1, 2.4), spot(1, 5.5), [lit(tone, 0.3), lit(tone, 0.62)])}"/>`
          : ''
        return `<path d="${outline(ring)}" fill="${fill}" stroke="${lit(tone, 1.18)}" stroke-width="1"/>${bore}${look.cap?.(spot, radius, ink) ?? ''}`
      }
    },
  }

  function drawPart(ring: Ring, next: Ring, view: View, ink: Ink): string {
    const wide = Math.max(ring.radius, next.radius)
    const middle = scale(add(from, to), 0.5)
    const steps = wide * view.scaleAt(middle) > 12 ? STEPS : THIN_STEPS
    const edge = hull(
      [...circle(ring.at, ring.radius, steps), ...circle(next.at, next.radius, steps)].map(view.to),
    )
    return `<path d="${outline(edge)}" fill="${shade(ring.colour, wide, view, ink)}"/>`
  }

  /** Parts of about the same radius share one gradient across the axis, or a screw would need one per turn. */
  function shade(colour: string, radius: number, view: View, ink: Ink): string {
    const bucket = 1.3 ** Math.round(Math.log(radius) / Math.log(1.3))
    const [start, end, middle] = [view.to(from), view.to(to), view.to(scale(add(from, to), 0.5))]
    const length = Math.hypot(end[0] - start[0], end[1] - start[1]) || 1
    const reach = bucket * view.scaleAt(scale(add(from, to), 0.5))
    const across = [((end[1] - start[1]) / length) * reach, (-(end[0] - start[0]) / length) * reach] as const
    // Light comes from the upper left: the gradient starts on that side.
    const side = across[0] + across[1] * 1.4 > 0 ? -1 : 1
    const near: Point2 = [middle[0] + across[0] * side, middle[1] + across[1] * side]
    const far: Point2 = [middle[0] - across[0] * side, middle[1] - across[1] * side]
    const gloss = look.gloss ?? 0.5
    const strengths = [0.86, 1.08 + gloss * 0.3, 1.02, 0.86, 0.66 - gloss * 0.1, 0.7]
    return ink.gradient(
      near,
      far,
      strengths.map((strength) => lit(colour, strength)),
    )
  }

  function drawGrain(view: View, { random }: Ink): string {
    const radius = rings[0]?.radius ?? 0
    const angles = Array.from({ length: 26 }, (_, index) => (index / 26) * Math.PI * 2 + random() * 0.15)
    const seen = angles.filter(
      (angle) => dot(place(0, 1, angle), view.towards) > dot(from, view.towards) + 0.12,
    )
    const strokes = seen.map((angle) =>
      line([0, 0.35, 0.7, 1].map((at) => view.to(place(at, radius, angle + random() * 0.05)))),
    )
    return `<path d="${strokes.join('')}" fill="none" stroke="${lit(rings[0]?.colour ?? '#000000', 0.6)}" stroke-width="1" opacity=".35"/>`
  }
}

/** Growth rings on the end of a log or round post. */
export function logEnd(colour: string): NonNullable<RevolveLook['cap']> {
  return (place) =>
    `<g fill="none" stroke="${lit(colour, 0.66)}" opacity=".55">${[0.85, 0.7, 0.56, 0.42, 0.28, 0.14]
      .map((radius) => {
        const points = Array.from({ length: 20 }, (_, step) => place(radius, (step / 20) * Math.PI * 2))
        return `<path d="${outline(points)}" stroke-width="${round(0.7 + radius * 0.5)}"/>`
      })
      .join('')}</g>`
}
