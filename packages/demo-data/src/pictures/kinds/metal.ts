import { lit } from '../colour.ts'
import { outline } from '../Ink.ts'
import type { Detail } from '../Picture.ts'
import { box } from '../solids/box.ts'
import { prism, ribbon } from '../solids/prism.ts'
import { revolve } from '../solids/revolve.ts'
import type { Solid } from '../solids/Solid.ts'
import type { Point2 } from '../space.ts'
import type { Texture } from '../textures.ts'
import type { SceneKind } from './Kind.ts'
import { share } from './sizes.ts'

const halfRound: Point2[] = [
  [-0.04, 0.98],
  [0.02, 1.02],
  ...Array.from({ length: 17 }, (_, step): Point2 => {
    const angle = Math.PI + (step / 16) * Math.PI
    return [0.62 + Math.cos(angle) * 0.58, 0.96 + Math.sin(angle) * 0.58]
  }),
  [1.22, 1.02],
]

const quadGutter: Point2[] = [
  [0, 0.9],
  [0, 0.04],
  [0.82, 0],
  [0.86, 0.34],
  [0.98, 0.44],
  [1, 0.7],
  [1.06, 0.74],
  [0.96, 0.78],
]

/** A length of gutter that shows its section. */
export const gutter: SceneKind = (picture, aspect) => {
  const shape = ribbon(picture.detail === 'round' ? halfRound : quadGutter, 0.03)
  const length = 4
  const piece = (y: number, x: number) =>
    prism([x, y, 0], length, shape, { colour: picture.colour, endColour: lit(picture.colour, 1.15) })
  return aspect === 'front'
    ? { solids: [piece(0, 0)], camera: { yaw: 52, pitch: 30 } }
    : {
        solids: [piece(0, 0), piece(1.3, 0.2)],
        camera: { yaw: 34, pitch: 32, zoom: 1.25, focus: [length * 0.7, 1.1, 0.4] },
      }
}

const lines: Partial<Record<Detail, Point2[]>> = {
  channel: [
    [0.18, 0.6],
    [0, 0.6],
    [0, 0],
    [1, 0],
    [1, 0.6],
    [0.82, 0.6],
  ],
  angle: [
    [0, 0.08],
    [0.05, 0],
    [0.75, 0.52],
    [0.83, 0.62],
    [0.91, 0.52],
    [1.61, 0],
    [1.66, 0.08],
  ],
  zed: [
    [0, 0],
    [0.3, 0],
    [0.46, 0.62],
    [0.94, 0.62],
    [1.1, 0],
    [1.4, 0],
  ],
}

/** Folded steel: stud and track, capping, batten, downpipe. */
export const profiles: SceneKind = (picture, aspect) => {
  const detail = picture.detail ?? 'channel'
  const width = detail === 'channel' ? 0.7 + share(picture.width, 50, 150) * 0.7 : 1
  const length = 4.4
  const path = lines[detail]?.map(([y, z]): Point2 => [y * width, z])
  const piece = (x: number, y: number, z: number, shade = 1): Solid[] =>
    path
      ? [
          prism([x, y, z], length, ribbon(path, 0.028), {
            colour: lit(picture.colour, shade),
            endColour: lit(picture.colour, 1.18),
          }),
        ]
      : [box([x, y, z], [length, 1.1, 0.72], { colour: lit(picture.colour, shade), end: bore, side: seam })]
  return aspect === 'front'
    ? { solids: [...piece(0, 0, 0), ...piece(0.25, width * 1.75, 0, 1.04)], camera: { yaw: 54, pitch: 30 } }
    : {
        solids: [...piece(0, 0, 0), ...piece(0.25, width * 1.75, 0, 1.04)],
        camera: { yaw: 34, pitch: 28, zoom: 1.5, focus: [length * 0.85, width * 1.2, 0.3] },
      }
}

const bore: Texture = ({ at, colour }, ink) =>
  `<path d="${outline([at(0.05, 0.07), at(0.95, 0.07), at(0.95, 0.93), at(0.05, 0.93)])}" fill="${ink.gradient(at(0, 1), at(1, 0), [lit(colour, 0.22), lit(colour, 0.5)])}"/>`

const seam: Texture = ({ at, colour }) =>
  `<path d="${outline([at(0, 0.3), at(1, 0.3), at(1, 0.33), at(0, 0.33)])}" fill="${lit(colour, 0.8)}"/>`

/** Holes punched in rows. */
function holes(columns: number, rows: number, radius = 0.09): Texture {
  return ({ at, size, colour }) =>
    Array.from({ length: columns * rows }, (_, index) => {
      const [u, v] = [((index % columns) + 0.5) / columns, (Math.floor(index / columns) + 0.5) / rows]
      const reach = radius * Math.min(size[0], size[1])
      const edge = Array.from({ length: 14 }, (_, step) => {
        const angle = (step / 14) * Math.PI * 2
        return at(u + (Math.cos(angle) * reach) / size[0], v + (Math.sin(angle) * reach) / size[1])
      })
      return `<path d="${outline(edge)}" fill="${lit(colour, 0.34)}"/>`
    }).join('')
}

/** Connectors of folded and punched plate. */
export const brackets: SceneKind = (picture, aspect) => {
  const plate = { colour: picture.colour }
  const thick = 0.05
  const camera = { yaw: 40, pitch: 28 }
  const closer = aspect === 'detail' ? { zoom: 1.5 } : {}
  switch (picture.detail) {
    case 'hanger':
      return {
        solids: [
          box([0, 0, 0], [0.9, 0.9, thick], { ...plate, top: holes(2, 2) }),
          box([0, -thick, 0], [0.9, thick, 1.3], { ...plate, side: holes(2, 4) }),
          box([0, -0.45, 0.15], [thick, 0.42, 1.15], { ...plate, end: holes(1, 4, 0.16) }),
          box([0, 0.9, 0], [0.9, thick, 1.3], { ...plate, side: holes(2, 4) }),
          box([0, 0.95, 0.15], [thick, 0.42, 1.15], { ...plate, end: holes(1, 4, 0.16) }),
        ],
        camera: { yaw: 24, pitch: 26, ...closer },
      }
    case 'plate': {
      const length = 1.5 + share(picture.length, 80, 400) * 1.6
      return {
        solids: [
          box([0, 0, 0], [length, 1, thick], {
            ...plate,
            top: holes(Math.round(length * 4), 4, 0.055),
            turned: -6,
          }),
          box([0.2, 0.25, thick], [length, 1, thick], {
            ...plate,
            top: holes(Math.round(length * 4), 4),
            turned: 9,
          }),
        ],
        camera: { yaw: 52, pitch: 44, ...closer },
      }
    }
    case 'strap':
      return {
        solids: [
          box([0, 0, 0], [thick, 0.8, 1.2], { ...plate, end: holes(1, 2, 0.12) }),
          box([0, 0, 0], [1, 0.8, thick], { ...plate, top: holes(2, 1, 0.1) }),
          box([0.96, 0, 0], [thick, 0.8, 0.5], { ...plate, end: holes(2, 1, 0.12) }),
        ],
        camera: { ...camera, yaw: 32, ...closer },
      }
    default:
      return {
        solids: [
          box([0, 0, 0], [thick, 1, 1.1], { ...plate, end: holes(2, 3) }),
          box([0, 0, 0], [1.1, 1, thick], { ...plate, top: holes(3, 2) }),
        ],
        camera: { ...camera, ...closer },
      }
  }
}

/** A drain channel under its grate. */
export const grate: SceneKind = (picture, aspect) => {
  const slots: Texture = ({ at, colour }) =>
    Array.from({ length: 22 }, (_, index) => {
      const u = (index + 0.5) / 22
      return `<path d="${outline([at(u - 0.012, 0.14), at(u + 0.012, 0.14), at(u + 0.012, 0.86), at(u - 0.012, 0.86)])}" fill="${lit(colour, 0.3)}"/>`
    }).join('')
  return {
    solids: [
      box([0, 0, 0], [4.4, 0.86, 0.62], { colour: '#6c6f70', end: bore }),
      box([-0.02, -0.04, 0.62], [4.44, 0.94, 0.1], { colour: picture.colour, top: slots }),
    ],
    camera: { yaw: 52, pitch: 34, ...(aspect === 'detail' && { zoom: 2, focus: [3.7, 0.4, 0.5] as const }) },
  }
}

/** Welded wire. */
export const mesh: SceneKind = (picture, aspect) => {
  const wire = (from: [number, number, number], to: [number, number, number]) =>
    revolve(
      from,
      to,
      [
        { at: 0, radius: 0.035, colour: picture.colour },
        { at: 1, radius: 0.035, colour: picture.colour },
      ],
      { gloss: 0.6 },
    )
  const solids = [
    ...Array.from({ length: 8 }, (_, index) =>
      wire([index * 0.42, -0.15, 0.035], [index * 0.42, 2.7, 0.035]),
    ),
    ...Array.from({ length: 7 }, (_, index) => wire([-0.15, index * 0.42, 0.1], [3.1, index * 0.42, 0.1])),
  ]
  return {
    solids,
    camera: { yaw: 50, pitch: 36, ...(aspect === 'detail' && { zoom: 2, focus: [2.2, 1.6, 0] as const }) },
  }
}
