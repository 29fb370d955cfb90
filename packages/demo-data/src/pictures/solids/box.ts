import { lit } from '../colour.ts'
import { line, outline, type Ink } from '../Ink.ts'
import { add, cross, normalise, scale, subtract, turn, type Point2, type Point3 } from '../space.ts'
import type { Texture } from '../textures.ts'
import type { View } from '../View.ts'
import type { Solid } from './Solid.ts'

export interface BoxLook {
  colour: string
  /** Drawn on the faces: along x and y, along x and z, along y and z. */
  top?: Texture
  side?: Texture
  end?: Texture
  /** In place of the lit colour. */
  endColour?: string
  /** Degrees about the upright axis through its middle. */
  turned?: number
  /** Softens the edges, for packed goods rather than sawn ones. */
  softness?: number
}

interface Face {
  corner: Point3
  along: Point3
  across: Point3
  kind: 'top' | 'side' | 'end'
}

/** A box from its lowest corner: `size` is length, breadth and height. */
export function box(at: Point3, size: Point3, look: BoxLook): Solid {
  const [length, breadth, height] = size
  const middle = add(at, scale(size, 0.5))
  const place = (point: Point3) => turn(point, look.turned ?? 0, middle)
  const corner = (x: number, y: number, z: number) =>
    place([at[0] + x * length, at[1] + y * breadth, at[2] + z * height])
  const face = (kind: Face['kind'], from: Point3, along: Point3, across: Point3): Face => ({
    corner: from,
    along: subtract(along, from),
    across: subtract(across, from),
    kind,
  })
  const faces = [
    face('top', corner(0, 0, 1), corner(1, 0, 1), corner(0, 1, 1)),
    face('side', corner(0, 0, 0), corner(1, 0, 0), corner(0, 0, 1)),
    face('side', corner(1, 1, 0), corner(0, 1, 0), corner(1, 1, 1)),
    face('end', corner(1, 0, 0), corner(1, 1, 0), corner(1, 0, 1)),
    face('end', corner(0, 1, 0), corner(0, 0, 0), corner(0, 1, 1)),
    face('top', corner(0, 1, 0), corner(1, 1, 0), corner(0, 0, 0)),
  ]
  const points = [0, 1].flatMap((x) => [0, 1].flatMap((y) => [0, 1].map((z) => corner(x, y, z))))
  return {
    points,
    draw: (view, ink) =>
      faces
        .filter((candidate) => isSeen(candidate, view))
        .map((seen) => drawFace(seen, look, view, ink))
        .join(''),
  }
}

/** Returns whether a face is turned towards the camera: its corners then run counterclockwise. */
function isSeen({ corner, along, across }: Face, view: View): boolean {
  const [a, b, c] = [view.to(corner), view.to(add(corner, along)), view.to(add(corner, across))]
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) < 0
}

function drawFace({ corner, along, across, kind }: Face, look: BoxLook, view: View, ink: Ink): string {
  const at = (u: number, v: number): Point2 => view.to(add(corner, add(scale(along, u), scale(across, v))))
  const strength = view.light(normalise(cross(along, across)))
  const base = kind === 'end' && look.endColour ? look.endColour : look.colour
  const colour = lit(base, strength)
  const edge = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)]
  const fill = ink.gradient(at(0.1, 1), at(0.9, 0), [lit(colour, 1.07), colour, lit(colour, 0.93)])
  const texture = look[kind]
  const patch = {
    at,
    size: [Math.hypot(...along), Math.hypot(...across)] as const,
    scale: view.scaleAt(add(corner, scale(add(along, across), 0.5))),
    colour,
  }
  const rim = `<path d="${line([at(0, 1), at(1, 1)])}" stroke="#fff" stroke-width="1" opacity=".3"/>`
  return `<path d="${outline(edge)}" fill="${fill}" stroke="${lit(colour, 0.9)}" stroke-width="${look.softness ?? 0.8}" stroke-linejoin="round"/>${texture ? texture(patch, ink) : ''}${rim}`
}
