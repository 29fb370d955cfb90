import { between } from '../seed/random.ts'
import { lit } from './colour.ts'
import { line, onePath, outline, round, type Ink } from './Ink.ts'
import type { Picture } from './Picture.ts'
import type { Point2 } from './space.ts'

/** A flat piece of a solid: `at` maps 0..1 along and across it into the picture. */
export interface Patch {
  at(along: number, across: number): Point2
  /** Length and breadth in scene units. */
  size: Point2
  /** Picture units to a scene unit. */
  scale: number
  colour: string
}

/** Draws on a patch. */
export type Texture = (patch: Patch, ink: Ink) => string

/** Long, slightly wandering lines, as peeled veneer has them. */
export const figure: Texture = ({ at, size, colour, scale }, { random }) => {
  const count = Math.max(3, Math.min(11, Math.round(size[1] * scale * 0.1)))
  const strokes = Array.from({ length: count }, (_, index) => {
    const base = (index + between(random, 0.25, 0.75)) / count
    const sway = between(random, -0.5, 0.5) / count
    const points = [0, 0.18, 0.38, 0.6, 0.8, 1].map((along) =>
      at(along, clamp(base + sway * Math.sin(along * 5 + index * 1.7))),
    )
    const width = round(between(random, 0.5, 1.5))
    return `<path d="${line(points)}" stroke-width="${width}" opacity="${round(between(random, 0.2, 0.5))}"/>`
  })
  return `<g fill="none" stroke="${lit(colour, 0.62)}" stroke-linejoin="round">${strokes.join('')}</g>`
}

/** Sawn timber: figure, and a knot now and then. */
export const grain: Texture = (patch, ink) => {
  const { size, scale, colour } = patch
  const isKnotty = size[1] * scale > 26 && ink.random() < 0.75
  const lines = figure(patch, ink)
  if (!isKnotty) return lines
  const across = ink.random() < 0.5 ? 0.35 : 0.62
  const rings = knot(patch.at, size, between(ink.random, 0.3, 0.7), across)
  return `${lines}<g fill="none" stroke="${lit(colour, 0.62)}">${rings}</g>`
}

function knot(at: Patch['at'], size: Point2, along: number, across: number): string {
  const ring = (radius: number) =>
    Array.from({ length: 14 }, (_, step) => {
      const angle = (step / 14) * Math.PI * 2
      const reach = (radius * size[1]) / size[0]
      return at(clamp(along + Math.cos(angle) * reach * 1.5), clamp(across + Math.sin(angle) * radius))
    })
  return `<path d="${outline(ring(0.1))}" fill="#00000044" opacity=".6"/><path d="${outline(ring(0.18))}" opacity=".35"/>`
}

/** Growth rings, as a saw leaves them. */
export const endGrain: Texture = ({ at, colour }, ink) => {
  const { random } = ink
  const centre = [between(random, 0.1, 0.9), between(random, 1.2, 1.9)] as const
  const face = outline([at(0, 0), at(1, 0), at(1, 1), at(0, 1)])
  const rings = Array.from({ length: 8 }, (_, index) => {
    const radius = 0.35 + index * 0.24
    const points = Array.from({ length: 13 }, (_, step) => {
      const angle = (step / 12) * Math.PI
      return at(centre[0] + Math.cos(angle) * radius, centre[1] - Math.sin(angle) * radius)
    })
    return line(points)
  })
  return `<g clip-path="${ink.clip(face)}" fill="none" stroke="${lit(colour, 0.68)}" stroke-width="1.1" opacity=".6">${onePath(rings)}</g>`
}

/** Glued veneers, seen from the edge. */
export const veneers: Texture = ({ at, colour, size, scale }) => {
  const count = Math.max(3, Math.min(9, Math.round(size[1] * scale * 0.22)))
  const layers = Array.from({ length: count }, (_, index) => {
    if (index % 2) return ''
    const [low, high] = [index / count, (index + 1) / count]
    return outline([at(0, low), at(1, low), at(1, high), at(0, high)])
  })
  return `<g fill="${lit(colour, 0.66)}" opacity=".55">${onePath(layers)}</g>`
}

/** Wood strands pressed flat. */
export const strands: Texture = ({ at, colour, size }, { random }) =>
  tones(colour, [1.35, 1.15, 0.86, 0.7])
    .map((tone) => {
      const flakes = Array.from({ length: 34 }, () => {
        const [along, across] = [random(), random()]
        const angle = random() * Math.PI
        const reach = between(random, 0.03, 0.09)
        const [x, y] = [Math.cos(angle) * reach, (Math.sin(angle) * reach * size[0]) / size[1]]
        return line([at(clamp(along - x), clamp(across - y)), at(clamp(along + x), clamp(across + y))])
      })
      return `<path d="${flakes.join('')}" stroke="${tone}" stroke-width="3" stroke-linecap="round" fill="none" opacity=".55"/>`
    })
    .join('')

/** Fine stones and pores. */
export const speckle: Texture = ({ at, colour }, { random }) =>
  tones(colour, [1.3, 1.16, 0.76, 0.62])
    .map((tone, index) => {
      const dots = Array.from({ length: 26 }, () => {
        const [x, y] = at(between(random, 0.02, 0.98), between(random, 0.02, 0.98))
        return `M${round(x)} ${round(y)}h0`
      })
      return `<path d="${dots.join('')}" stroke="${tone}" stroke-width="${index % 2 ? 1.4 : 2.2}" stroke-linecap="round" opacity=".6"/>`
    })
    .join('')

/** Straight machined lines along the piece. */
export const grooves: Texture = ({ at, colour, size, scale }) => {
  const count = Math.max(3, Math.min(8, Math.round(size[1] * scale * 0.055)))
  const cuts = Array.from({ length: count - 1 }, (_, index) => {
    const across = (index + 1) / count
    return line([at(0, across), at(1, across)])
  })
  return `<g fill="none" stroke="${lit(colour, 0.6)}" stroke-width="1.8" opacity=".7">${onePath(cuts)}</g>`
}

/** Loose fibres. */
export const fibres: Texture = ({ at, colour }, { random }) =>
  tones(colour, [1.35, 0.78])
    .map((tone) => {
      const hairs = Array.from({ length: 36 }, () => {
        const [along, across] = [random(), random()]
        return line(
          [-1, 0, 1].map((step) =>
            at(clamp(along + step * 0.03), clamp(across + between(random, -0.09, 0.09))),
          ),
        )
      })
      return `<path d="${hairs.join('')}" stroke="${tone}" fill="none" stroke-width="1.3" stroke-linecap="round" opacity=".6"/>`
    })
    .join('')

/** The sheen of a smooth face. */
export const sheen: Texture = ({ at }) =>
  `<path d="${outline([at(0.08, 0), at(0.34, 0), at(0.2, 1), at(0, 1), at(0, 0.6)])}" fill="#fff" opacity=".16"/>`

/** How the faces of a material are drawn. */
export function texturesOf(surface: Picture['surface']): { top: Texture; side?: Texture; end?: Texture } {
  switch (surface) {
    case 'grain':
      return { top: grain, side: grain, end: endGrain }
    case 'ply':
      return { top: figure, side: veneers, end: veneers }
    case 'strand':
      return { top: strands, side: speckle, end: speckle }
    case 'speckle':
      return { top: speckle, side: speckle, end: speckle }
    case 'groove':
    case 'rib':
      return { top: grooves }
    case 'fibre':
      return { top: fibres, side: fibres, end: fibres }
    case 'plain':
    case undefined:
      return { top: sheen }
  }
}

function tones(colour: string, strengths: readonly number[]): string[] {
  return strengths.map((strength) => lit(colour, strength))
}

function clamp(value: number): number {
  return Math.max(0, Math.min(1, value))
}
