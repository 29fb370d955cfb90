import { lit } from '../colour.ts'
import { outline, round, type Ink } from '../Ink.ts'
import { add, cross, hull, normalise, scale, subtract, type Point2, type Point3 } from '../space.ts'
import type { View } from '../View.ts'
import type { Solid } from './Solid.ts'

/** A ring of the outline that is turned about the axis. */
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
  /** Drawn on the end that is seen. */
  cap?: (place: (radius: number, turn: number) => Point2, radius: number, ink: Ink) => string
  /** In place of the last ring's colour. */
  capColour?: string
  /** 1 is polished metal, 0 is felt. */
  gloss?: number
}

const STEPS = 28

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
  const circle = (along: number, radius: number) =>
    Array.from({ length: STEPS }, (_, step) => place(along, radius, (step / STEPS) * Math.PI * 2))

  return {
    points: rings.flatMap(({ at, radius }) => circle(at, radius)),
    draw(view, ink) {
      const isEndNear = view.depth(to) > view.depth(from)
      const parts = rings
        .slice(0, -1)
        .map((ring, index) => ({ ring, next: rings[index + 1] ?? ring }))
        .map(({ ring, next }) =>
          drawPart([circle(ring.at, ring.radius), circle(next.at, next.radius)], ring, next, view, ink),
        )
      if (!isEndNear) parts.reverse()
      const near = isEndNear ? rings.at(-1) : rings[0]
      return parts.join('') + (near && near.radius > 0 ? drawCap(near) : '')

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

  function drawPart(circles: [Point3[], Point3[]], ring: Ring, next: Ring, view: View, ink: Ink): string {
    const edge = hull(circles.flatMap((points) => points.map(view.to)))
    const wide = ring.radius > next.radius ? ring : next
    const [start, end] = [
      view.to(place(wide.at, 0, 0)),
      view.to(place(ring.at === next.at ? 0 : ring.at, 0, 0)),
    ]
    const along = view.to(place(0, 0, 0))
    const beyond = view.to(place(1, 0, 0))
    const length = Math.hypot(beyond[0] - along[0], beyond[1] - along[1]) || 1
    const reach = wide.radius * view.scaleAt(place(wide.at, 0, 0))
    const across = [
      ((beyond[1] - along[1]) / length) * reach,
      (-(beyond[0] - along[0]) / length) * reach,
    ] as const
    // Light comes from the upper left: the gradient starts on that side.
    const sign = across[0] + across[1] * 1.4 > 0 ? -1 : 1
    const middle = Number.isFinite(end[0]) ? start : end
    const from2: Point2 = [middle[0] + across[0] * sign, middle[1] + across[1] * sign]
    const to2: Point2 = [middle[0] - across[0] * sign, middle[1] - across[1] * sign]
    const gloss = look.gloss ?? 0.5
    const fill = ink.gradient(from2, to2, [
      lit(ring.colour, 0.86),
      lit(ring.colour, 1.08 + gloss * 0.3),
      lit(ring.colour, 1.02),
      lit(ring.colour, 0.86),
      lit(ring.colour, 0.66 - gloss * 0.1),
      lit(ring.colour, 0.7),
    ])
    return `<path d="${outline(edge)}" fill="${fill}"/>`
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
