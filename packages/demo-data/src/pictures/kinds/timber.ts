import { lit } from '../colour.ts'
import { box } from '../solids/box.ts'
import { prism } from '../solids/prism.ts'
import { logEnd, revolve } from '../solids/revolve.ts'
import type { Solid } from '../solids/Solid.ts'
import type { Point2 } from '../space.ts'
import { texturesOf } from '../textures.ts'
import type { SceneKind } from './Kind.ts'
import { section } from './sizes.ts'

/** Three boards, or a pack of them. */
export const boards: SceneKind = (picture, aspect) => {
  if (picture.surface === 'strand') return joists(picture, aspect)
  const height = section(picture, [90, 45], [0.12, 1])
  const textures = texturesOf(picture.surface)
  const length = picture.surface === 'speckle' ? 3.8 : 4.5
  const look = (shade: number, turned = 0) => ({
    colour: lit(picture.colour, shade),
    endColour: lit(picture.colour, shade * 1.08),
    ...textures,
    turned,
  })
  if (aspect === 'detail') {
    const [columns, rows] = height > 0.6 ? [4, 4] : [3, Math.min(7, Math.round(2.2 / height))]
    const solids: Solid[] = []
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const shade = [0.98, 1.03, 0.95, 1.06, 1][(row * 3 + column * 2) % 5] ?? 1
        const nudge = ((row * 5 + column * 3) % 4) * 0.035
        const { colour, endColour } = look(shade)
        // Within the pack nothing but the ends is seen.
        solids.push(
          box([nudge, column * 1.015, row * height * 1.03], [length, 1, height], {
            colour,
            endColour,
            ...(textures.end && { end: textures.end }),
            ...(row === rows - 1 && { top: textures.top }),
            ...(column === columns - 1 && textures.side && { side: textures.side }),
          }),
        )
      }
    }
    return {
      solids,
      camera: { yaw: 40, pitch: 24, zoom: 1.15, focus: [length * 0.62, columns / 2, (rows * height) / 2] },
    }
  }
  const gap = 0.16
  return {
    solids: [
      box([0.25, 0, 0], [length, 1, height], look(0.97, -1)),
      box([0, 1 + gap, 0], [length, 1, height], look(1.02, 1)),
      box([-0.15, 0.5, height], [length, 1, height], look(1.05, 4)),
    ],
    camera: { yaw: 56, pitch: 30 },
  }
}

/** The section of an I-joist: flanges of solid timber around a thin web. */
const joist: Point2[] = [
  [0, 0],
  [0.6, 0],
  [0.6, 0.28],
  [0.36, 0.28],
  [0.36, 1.12],
  [0.6, 1.12],
  [0.6, 1.4],
  [0, 1.4],
  [0, 1.12],
  [0.24, 1.12],
  [0.24, 0.28],
  [0, 0.28],
]

const joists: SceneKind = (picture, aspect) => {
  const length = 5.2
  const piece = (x: number, y: number, shade: number) =>
    prism([x, y, 0], length, joist, {
      colour: lit(picture.colour, shade),
      endColour: lit(picture.colour, 1.12),
    })
  const row = aspect === 'front' ? [0, 1] : [0, 1, 2, 3]
  return {
    solids: row.map((index) => piece(index * 0.18, index * 0.86, 0.97 + (index % 2) * 0.05)),
    camera:
      aspect === 'front'
        ? { yaw: 56, pitch: 26 }
        : { yaw: 38, pitch: 26, zoom: 1.2, focus: [length * 0.72, 1.5, 0.7] },
  }
}

/** Posts and logs, the cut end towards us. */
export const posts: SceneKind = (picture, aspect) => {
  const length = aspect === 'front' ? 5 : 4.2
  const colour = picture.colour
  const camera =
    aspect === 'front'
      ? { yaw: 56, pitch: 26 }
      : { yaw: 34, pitch: 24, zoom: 1.35, focus: [length * 0.72, 0.9, 0.8] as const }
  if (picture.detail === 'round') {
    const log = (y: number, z: number, shade: number) => {
      const tone = lit(colour, shade)
      return revolve(
        [0, y, z],
        [length, y, z],
        [
          { at: 0, radius: 0.5, colour: tone },
          { at: 1, radius: 0.5, colour: tone },
        ],
        { cap: logEnd(lit(colour, 1.1)), capColour: lit(colour, 1.12), gloss: 0, hasGrain: true },
      )
    }
    return { solids: [log(0, 0.5, 0.97), log(1.02, 0.5, 1.03), log(0.51, 1.37, 1)], camera }
  }
  const depth = section(picture, [90, 90], [0.55, 1])
  const textures = texturesOf('grain')
  const piece = (x: number, y: number, z: number, shade: number, turned = 0) =>
    box([x, y, z], [length, 1, depth], {
      colour: lit(colour, shade),
      endColour: lit(colour, shade * 1.1),
      ...textures,
      turned,
    })
  return {
    solids: [piece(0.2, 0, 0, 0.97), piece(0, 1.06, 0, 1.03), piece(-0.2, 0.5, depth, 1.04, 3)],
    camera,
  }
}

/** The section of a skirting, from its back. */
const ogee: Point2[] = [
  [0, 0],
  [0.2, 0],
  [0.2, 0.62],
  [0.17, 0.68],
  [0.18, 0.74],
  [0.16, 0.8],
  [0.11, 0.85],
  [0.07, 0.9],
  [0.05, 0.97],
  [0, 1],
]

/** Skirting, architrave, cornice: lengths that show their section. */
export const mouldings: SceneKind = (picture, aspect) => {
  const length = 4.6
  const isCove = (picture.thickness ?? 0) > 40
  const shape = isCove ? cove : ogee
  const piece = (y: number, x: number, shade: number) =>
    prism([x, y, 0], length, shape, {
      colour: lit(picture.colour, shade),
      endColour: lit(picture.colour, 1.05),
    })
  return aspect === 'front'
    ? { solids: [piece(0, 0, 0.97), piece(0.75, 0.25, 1)], camera: { yaw: 58, pitch: 24 } }
    : {
        solids: [piece(0, 0, 0.97), piece(0.45, 0.3, 1), piece(0.9, 0.6, 1.02)],
        camera: { yaw: 38, pitch: 26, zoom: 1.5, focus: [length * 0.85, 0.6, 0.5] },
      }
}

const cove: Point2[] = [
  [0, 0],
  [0.1, 0],
  ...Array.from({ length: 9 }, (_, step): Point2 => {
    const angle = (step / 8) * (Math.PI / 2)
    return [0.98 - Math.cos(angle) * 0.86, Math.sin(angle) * 0.86 + 0.04]
  }),
  [1, 1],
  [0, 1],
]

/** Strips crossing, front over back. */
export const lattice: SceneKind = (picture, aspect) => {
  const strips = 8
  const textures = texturesOf('grain')
  const solids: Solid[] = []
  for (let index = 0; index < strips; index++) {
    solids.push(
      box([index * 0.5, 0, 0], [0.2, 4, 0.06], { colour: lit(picture.colour, 0.94), side: textures.side }),
    )
  }
  for (let index = 0; index < strips; index++) {
    solids.push(
      box([0, index * 0.53 + 0.05, 0.06], [3.7, 0.2, 0.06], {
        colour: lit(picture.colour, 1.05),
        top: textures.top,
      }),
    )
  }
  return {
    solids,
    camera: { yaw: 52, pitch: 48, ...(aspect === 'detail' && { zoom: 2, focus: [2.6, 2.4, 0] as const }) },
  }
}
