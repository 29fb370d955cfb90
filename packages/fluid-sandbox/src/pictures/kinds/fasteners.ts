import { lit } from '../colour.ts'
import type { Picture } from '../Picture.ts'
import { revolve, type Ring } from '../solids/revolve.ts'
import type { Solid } from '../solids/Solid.ts'
import type { Point3 } from '../space.ts'
import type { SceneKind } from './Kind.ts'
import { share } from './sizes.ts'

/** One screw, nail, bolt or anchor lying on the ground, pointing `turned` degrees from x. */
export function fastener(picture: Picture, at: Point3, turned: number, size = 1): Solid {
  const angle = (turned * Math.PI) / 180
  const length = 0.78 * size
  const lift = at[2] + 0.07 * size
  const from: Point3 = [at[0], at[1], lift]
  const to: Point3 = [at[0] + Math.cos(angle) * length, at[1] + Math.sin(angle) * length, lift - 0.03 * size]
  return revolve(from, to, ringsOf(picture, size), { gloss: 1 })
}

function ringsOf({ detail, colour }: Picture, size: number): Ring[] {
  const ring = (at: number, radius: number, shade = 1): Ring => ({
    at,
    radius: radius * size,
    colour: lit(colour, shade),
  })
  switch (detail) {
    case 'nail':
      return [ring(0, 0.07), ring(0.025, 0.07), ring(0.026, 0.026), ring(0.9, 0.026), ring(1, 0.003)]
    case 'bolt':
      return [
        ring(0, 0.1),
        ring(0.12, 0.1, 0.95),
        ring(0.13, 0.12),
        ring(0.16, 0.12),
        ring(0.17, 0.05),
        ...thread(0.5, 1, 0.05, 10, ring),
      ]
    case 'anchor':
      return [
        ring(0, 0.06),
        ...thread(0.02, 0.2, 0.045, 4, ring),
        ring(0.21, 0.1),
        ring(0.3, 0.1, 0.95),
        ring(0.31, 0.06),
        ring(0.7, 0.062, 0.9),
        ring(0.72, 0.05, 0.8),
        ring(0.76, 0.062),
        ring(1, 0.07, 0.95),
      ]
    default:
      return [
        ring(0, 0.095),
        ring(0.015, 0.095),
        ring(0.1, 0.032),
        ring(0.4, 0.032),
        ...thread(0.4, 0.9, 0.046, 11, ring),
        ring(1, 0.004),
      ]
  }
}

/** Turns of thread: the radius goes in and out. */
function thread(
  from: number,
  to: number,
  radius: number,
  turns: number,
  ring: (at: number, radius: number, shade?: number) => Ring,
): Ring[] {
  return Array.from({ length: turns * 2 }, (_, step) => {
    const isRoot = step % 2 === 1
    return ring(
      from + ((to - from) * step) / (turns * 2),
      isRoot ? radius * 0.68 : radius,
      isRoot ? 0.72 : 1.05,
    )
  })
}

/** Bolts sold by the piece, with nut and washer. */
export const bolts: SceneKind = (picture, aspect) => {
  const length = 1.3 + share(picture.length, 75, 300) * 1.5
  const radius = 0.13 + share(picture.width, 8, 20) * 0.06
  const ring = (at: number, size: number, shade = 1): Ring => ({
    at,
    radius: size,
    colour: lit(picture.colour, shade),
  })
  const bolt = (x: number, y: number, lean: number) =>
    revolve(
      [x, y, radius * 2],
      [x + length, y + lean, radius * 2],
      [
        ring(0, radius * 1.2),
        ring(0.03, radius * 2),
        ring(0.08, radius * 2.05, 0.95),
        ring(0.085, radius),
        ring(0.5, radius, 0.95),
        ...thread(0.5, 0.8, radius, 8, ring),
        ring(0.8, radius * 1.9, 1.05),
        ring(0.9, radius * 1.9, 0.9),
        ...thread(0.9, 1, radius, 3, ring),
        ring(1, radius * 0.9),
      ],
      { gloss: 1 },
    )
  const count = aspect === 'front' ? 2 : 4
  return {
    solids: Array.from({ length: count }, (_, index) =>
      bolt(index * 0.12, index * radius * 5.4, (index % 2) * 0.1),
    ),
    camera: { yaw: 62, pitch: aspect === 'front' ? 32 : 44 },
  }
}
