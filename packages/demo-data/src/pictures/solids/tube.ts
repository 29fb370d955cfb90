import { lit } from '../colour.ts'
import { line, outline, round } from '../Ink.ts'
import { add, cross, normalise, scale, subtract, type Point3 } from '../space.ts'
import type { Solid } from './Solid.ts'

export interface TubeLook {
  colour: string
  /** Shows the opening at the nearer end. */
  isOpen?: boolean
  /** Rings across, as corrugated drain has them. */
  isRibbed?: boolean
  /** A line printed along it. */
  stripe?: string
}

/** A bent tube, drawn as strokes of falling width, each lighter and nearer to the light. */
export function tube(path: readonly Point3[], radius: number, look: TubeLook): Solid {
  const start = path[0] ?? [0, 0, 0]
  const around = path.map((point) => corners(point, radius))
  return {
    points: around.flat(),
    parts: around.slice(1).map((corner, index) => [...corner, ...(around[index] ?? [])]),
    draw(view, ink) {
      const width = 2 * radius * view.scaleAt(path[Math.floor(path.length / 2)] ?? start)
      const shape = ink.shape(line(path.map(view.to)))
      const layers: [share: number, strength: number][] = [
        [1, 0.62],
        [0.88, 0.78],
        [0.7, 0.93],
        [0.48, 1.06],
        [0.22, 1.24],
      ]
      const strokes = layers.map(([share, strength]) => {
        // Each narrower stroke moves towards the light, in the upper left.
        const shift = ((1 - share) * width) / 2.6
        return `<use href="${shape}" x="${round(-shift * 0.5)}" y="${round(-shift * 0.8)}" stroke="${lit(look.colour, strength)}" stroke-width="${round(width * share)}"/>`
      })
      const ribs = look.isRibbed
        ? `<use href="${shape}" stroke="${lit(look.colour, 0.5)}" stroke-width="${round(width)}" stroke-dasharray="1.6 ${round(width / 5)}" opacity=".55"/>`
        : ''
      const stripe = look.stripe
        ? `<use href="${shape}" stroke="${look.stripe}" stroke-width="${round(width * 0.12)}"/>`
        : ''
      return `<g fill="none" stroke-linejoin="round">${strokes.join('')}${ribs}${stripe}</g>${look.isOpen ? openings() : ''}`

      function openings(): string {
        return [path.slice(0, 2), path.slice(-2).reverse()]
          .map(([end, inner]) => (end && inner ? mouth(end, inner) : ''))
          .join('')
      }

      function mouth(end: Point3, inner: Point3): string {
        const direction = normalise(subtract(end, inner))
        if (view.depth(end) < view.depth(inner)) return ''
        const sideways = normalise(cross(direction, Math.abs(direction[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]))
        const upwards = cross(direction, sideways)
        const ring = (size: number) =>
          Array.from({ length: 24 }, (_, step) => {
            const angle = (step / 24) * Math.PI * 2
            return view.to(
              add(end, add(scale(sideways, Math.cos(angle) * size), scale(upwards, Math.sin(angle) * size))),
            )
          })
        const outer = ring(radius)
        const [first, , , , , , , , , , , , across] = outer
        const dark =
          first && across
            ? ink.gradient(first, across, [lit(look.colour, 0.28), lit(look.colour, 0.6)])
            : lit(look.colour, 0.4)
        return `<path d="${outline(outer)}" fill="${lit(look.colour, 1.12)}"/><path d="${outline(ring(radius * 0.84))}" fill="${dark}"/>`
      }
    },
  }
}

function corners(point: Point3, radius: number): Point3[] {
  return [-radius, radius].flatMap((reach) => [
    add(point, [reach, 0, 0]),
    add(point, [0, reach, 0]),
    add(point, [0, 0, reach]),
  ])
}

/** A quarter of a circle, or any other part of one, as a path for a tube. */
export function arc(
  centre: Point3,
  radius: number,
  from: number,
  to: number,
  plane: 'ground' | 'upright',
): Point3[] {
  const steps = Math.max(6, Math.round(Math.abs(to - from) / 10))
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180
    const [along, up] = [Math.cos(angle) * radius, Math.sin(angle) * radius]
    return add(centre, plane === 'ground' ? [along, up, 0] : [0, along, up])
  })
}
