import { lit } from '../colour.ts'
import { box } from '../solids/box.ts'
import { prism, ribbon } from '../solids/prism.ts'
import type { Solid } from '../solids/Solid.ts'
import type { Point2 } from '../space.ts'
import { texturesOf } from '../textures.ts'
import type { SceneKind } from './Kind.ts'
import { section, share } from './sizes.ts'

/** A few sheets lying on each other; as a detail, the corner of a pack. */
export const sheets: SceneKind = (picture, aspect) => {
  const length = Math.max(1.1, Math.min(2.6, (picture.length ?? 2400) / (picture.width ?? 1200)))
  const thick = 0.05 + share(picture.thickness, 4, 32) * 0.13
  const count = aspect === 'front' ? (thick > 0.12 ? 2 : 3) : 6
  const textures = texturesOf(picture.surface)
  const width = picture.surface === 'groove' && length > 2 ? 0.9 : 1.3
  const solids: Solid[] = Array.from({ length: count }, (_, index) =>
    box([index * 0.03, ((index * 7) % 3) * 0.025, index * thick * 1.06], [length * width, width, thick], {
      colour: lit(picture.colour, 0.97 + (index % 3) * 0.025),
      endColour: lit(picture.colour, picture.surface === 'plain' ? 0.94 : 1.02),
      ...(index === count - 1 ? textures : { side: textures.side, end: textures.end }),
      turned: index === count - 1 && aspect === 'front' ? 7 : 0,
    }),
  )
  return aspect === 'front'
    ? { solids, camera: { yaw: 50, pitch: 36 } }
    : {
        solids,
        camera: { yaw: 40, pitch: 28, zoom: 1.9, focus: [length * width, width * 0.75, count * thick * 0.6] },
      }
}

/** Roof sheets by their profile: `round` corrugated, `quad` ribbed, `square` standing seam. */
export const corrugated: SceneKind = (picture, aspect) => {
  const wave = profileOf(picture.detail)
  const shape = ribbon(wave, 0.025)
  const length = 3.1
  const sheet = (x: number, z: number, shade: number) =>
    prism([x, 0, z], length, shape, {
      colour: lit(picture.colour, shade),
      endColour: lit(picture.colour, 0.7),
    })
  return aspect === 'front'
    ? { solids: [sheet(-0.25, 0, 0.94), sheet(0, 0.12, 1)], camera: { yaw: 38, pitch: 32 } }
    : {
        solids: [0, 1, 2, 3, 4].map((step) => sheet(step * 0.05, step * 0.11, 0.92 + step * 0.02)),
        camera: { yaw: 30, pitch: 26, zoom: 1.7, focus: [length * 0.9, 1.3, 0.3] },
      }
}

function profileOf(detail: string | undefined): Point2[] {
  if (detail === 'round') {
    return Array.from({ length: 49 }, (_, step): Point2 => {
      const along = step / 48
      return [along * 2.6, 0.12 + Math.cos(along * Math.PI * 16) * 0.085]
    })
  }
  const ribs = detail === 'quad' ? 5 : 3
  const [foot, top, height] = detail === 'quad' ? [0.16, 0.08, 0.16] : [0.05, 0.03, 0.24]
  const pitch = 2.6 / (ribs - 0.4)
  return Array.from({ length: ribs }, (_, rib) => rib * pitch).flatMap((start): Point2[] => [
    [start, 0],
    [start + (foot - top) / 2, height],
    [start + (foot + top) / 2, height],
    [start + foot, 0],
    [start + foot + (pitch - foot) * 0.5, 0.002],
  ])
}

/** Shingles and shakes in their wrapper. */
export const bundle: SceneKind = (picture, aspect) => {
  const layers = 9
  const textures = texturesOf(picture.surface)
  const stack = (x: number, y: number): Solid[] =>
    Array.from({ length: layers }, (_, index) =>
      box([x + (index % 3) * 0.025, y + ((index * 2) % 3) * 0.02, index * 0.068], [2.3, 1, 0.06], {
        colour: lit(picture.colour, 0.9 + (index % 4) * 0.05),
        ...(index === layers - 1 && { top: textures.top }),
        end: textures.end,
      }),
    )
  const band = (x: number, y: number) =>
    box([x + 0.85, y - 0.02, 0], [0.62, 1.08, layers * 0.068 + 0.02], {
      colour: '#e6e0d3',
      top: texturesOf('plain').top,
    })
  const front = [...stack(0, 0), band(0, 0)]
  return aspect === 'front'
    ? { solids: front, camera: { yaw: 52, pitch: 32 } }
    : { solids: [...front, ...stack(0, 1.25), band(0, 1.25)], camera: { yaw: 48, pitch: 38 } }
}

/** Pavers laid out, or blocks piled. */
export const pavers: SceneKind = (picture, aspect) => {
  const breadth = Math.max(0.4, Math.min(1, (picture.width ?? 400) / (picture.length ?? 400)))
  const height = section({ ...picture, width: picture.length ?? 400 }, [400, 40], [0.11, 0.75])
  const textures = texturesOf('speckle')
  const block = (x: number, y: number, z: number, shade: number, turned = 0) =>
    box([x, y, z], [1, breadth, height], {
      colour: lit(picture.colour, shade),
      ...textures,
      turned,
      softness: 2,
    })
  const step = breadth + 0.03
  const laid = [
    block(0, 0, 0, 0.97),
    block(1.03, 0, 0, 1.02),
    block(0, step, 0, 1.03),
    block(1.03, step, 0, 0.98),
  ]
  const upper =
    aspect === 'front'
      ? [block(0.5, step * 0.5, height, 1.05, 12)]
      : [
          block(0, 0, height, 1.02),
          block(1.03, 0, height, 0.97),
          block(0, step, height, 0.99),
          block(0.5, step * 0.4, height * 2, 1.04, 18),
        ]
  return { solids: [...laid, ...upper], camera: { yaw: 48, pitch: 34 } }
}
