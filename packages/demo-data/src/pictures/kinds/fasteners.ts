import { lit } from '../colour.ts'
import type { Picture } from '../Picture.ts'
import { prism } from '../solids/prism.ts'
import { revolve, type Ring } from '../solids/revolve.ts'
import type { Solid } from '../solids/Solid.ts'
import type { Point2, Point3 } from '../space.ts'
import type { SceneKind } from './Kind.ts'
import { share } from './sizes.ts'

/** Lays a screw, nail, bolt or anchor on the ground, pointing `turned` degrees from x. */
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

/** Six flats of a nut or head, by the radius of its corners. */
function hexagon(radius: number): Point2[] {
  return Array.from({ length: 6 }, (_, corner): Point2 => {
    const angle = (corner / 6) * Math.PI * 2 + 0.3
    return [Math.cos(angle) * radius, Math.sin(angle) * radius]
  })
}

/** Bolts sold by the piece, with nut and washer. */
export const bolts: SceneKind = (picture, aspect) => {
  const length = 2 + share(picture.length, 75, 300) * 1.8
  const radius = 0.13 + share(picture.width, 8, 20) * 0.05
  const { colour } = picture
  const ring = (at: number, size: number, shade = 1): Ring => ({
    at,
    radius: size,
    colour: lit(colour, shade),
  })
  const bolt = (x: number, y: number): Solid[] => {
    const z = radius * 1.8
    const rod = revolve(
      [x, y, z],
      [x + length, y, z],
      [
        ring(0, radius),
        ring(0.45, radius, 0.95),
        ...thread(0.45, 1, radius, 10, ring),
        ring(1, radius * 0.92),
      ],
      { gloss: 1 },
    )
    const dome = revolve(
      [x, y, z],
      [x - radius * 0.8, y, z],
      [ring(0, radius * 1.9), ring(0.5, radius * 1.6), ring(1, radius * 0.6)],
      { gloss: 1 },
    )
    const nut = prism([x + length * 0.72, y, z], radius * 1.5, hexagon(radius * 1.85), {
      colour,
      endColour: lit(colour, 1.1),
    })
    const tip = revolve(
      [x + length * 0.72 + radius * 1.5, y, z],
      [x + length, y, z],
      [...thread(0, 1, radius, 4, ring), ring(1, radius * 0.92)],
      { gloss: 1 },
    )
    return [dome, rod, nut, tip]
  }
  const count = aspect === 'front' ? 2 : 4
  return {
    solids: Array.from({ length: count }, (_, index) => bolt(index * 0.2, index * radius * 4.6)).flat(),
    camera: { yaw: 62, pitch: aspect === 'front' ? 32 : 44 },
  }
}
