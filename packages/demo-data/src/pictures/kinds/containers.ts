import { lit, mix } from '../colour.ts'
import { outline } from '../Ink.ts'
import type { Picture } from '../Picture.ts'
import { box } from '../solids/box.ts'
import { revolve, type Ring } from '../solids/revolve.ts'
import type { Solid } from '../solids/Solid.ts'
import type { Texture } from '../textures.ts'
import { texturesOf } from '../textures.ts'
import { fastener } from './fasteners.ts'
import type { SceneKind } from './Kind.ts'

const CARDBOARD = '#c9ad7f'

/** A printed panel: a band of the maker's colour, lines where the words are. */
function label(accent: string): Texture {
  return ({ at }) => {
    const panel = (left: number, low: number, right: number, high: number, fill: string) =>
      `<path d="${outline([at(left, low), at(right, low), at(right, high), at(left, high)])}" fill="${fill}"/>`
    return (
      panel(0, 0.16, 1, 0.8, accent) +
      panel(0.08, 0.56, 0.56, 0.68, '#ffffffee') +
      panel(0.08, 0.42, 0.4, 0.48, '#ffffffaa') +
      panel(0.08, 0.3, 0.46, 0.36, '#ffffffaa') +
      panel(0.66, 0.26, 0.92, 0.7, '#fffffff2')
    )
  }
}

const tapeSeam: Texture = ({ at }) =>
  `<path d="${outline([at(0, 0.44), at(1, 0.44), at(1, 0.56), at(0, 0.56)])}" fill="#fff6de" opacity=".45"/>`

/** A box of fasteners with a few of them in front. */
export const carton: SceneKind = (picture, aspect) => {
  const accent = picture.accent ?? '#2f6ea5'
  const body = (x: number, y: number, z: number, turned = 0): Solid =>
    box([x, y, z], [1, 1.5, 1], {
      colour: CARDBOARD,
      top: tapeSeam,
      end: label(accent),
      side: label(accent),
      turned,
    })
  const loose = [
    fastener(picture, [1.3, 0.02, 0], 70),
    fastener(picture, [1.34, 0.78, 0], 98),
    fastener(picture, [1.72, 0.3, 0], 84),
  ]
  if (aspect === 'front') return { solids: [body(0, 0, 0), ...loose], camera: { yaw: 26, pitch: 24 } }
  const spread = Array.from({ length: 7 }, (_, index) =>
    fastener(
      picture,
      [(index % 3) * 0.36, Math.floor(index / 3) * 0.62 + (index % 2) * 0.12, 0],
      60 + ((index * 47) % 70),
    ),
  )
  return { solids: spread, camera: { yaw: 26, pitch: 46 } }
}

/** A tin, pail or bottle with its label. */
export const tin: SceneKind = (picture, aspect) => {
  const accent = picture.accent ?? '#2f6ea5'
  const can = (x: number, y: number, size: number): Solid =>
    revolve([x, y, 0], [x, y, 1.25 * size], canRings(picture, accent, size), {
      capColour: '#c9cdd0',
      cap: (place) => {
        const ring = (radius: number) =>
          outline(Array.from({ length: 24 }, (_, step) => place(radius, (step / 24) * Math.PI * 2)))
        return `<path d="${ring(0.9)}" fill="none" stroke="#8d949a" stroke-width="2"/><path d="${ring(0.78)}" fill="#dfe2e4"/><path d="${ring(0.74)}" fill="none" stroke="#a9afb4"/>`
      },
    })
  return aspect === 'front'
    ? { solids: [can(0, 0, 1)], camera: { yaw: 40, pitch: 20 } }
    : {
        solids: [can(-0.75, -0.5, 0.75), can(-0.1, 0.95, 0.62), can(0.15, 0, 1)],
        camera: { yaw: 20, pitch: 24 },
      }
}

function canRings({ colour }: Picture, accent: string, size: number): Ring[] {
  const metal = '#b9bec2'
  const radius = 0.55 * size
  return [
    { at: 0, radius, colour: metal },
    { at: 0.05, radius, colour },
    { at: 0.3, radius, colour: accent },
    { at: 0.44, radius, colour: mix(colour, '#ffffff', 0.82) },
    { at: 0.72, radius, colour: accent },
    { at: 0.76, radius, colour },
    { at: 0.93, radius, colour: metal },
    { at: 0.95, radius: radius * 1.04, colour: metal },
    { at: 1, radius: radius * 1.04, colour: metal },
  ]
}

/** A cartridge of adhesive or sealant. */
export const cartridge: SceneKind = (picture, aspect) => {
  const accent = picture.accent ?? '#2f6ea5'
  const rings: Ring[] = [
    { at: 0, radius: 0.235, colour: lit(picture.colour, 0.9) },
    { at: 0.03, radius: 0.235, colour: accent },
    { at: 0.2, radius: 0.235, colour: lit(picture.colour, 1) },
    { at: 0.26, radius: 0.235, colour: accent },
    { at: 0.56, radius: 0.235, colour: lit(picture.colour, 1) },
    { at: 0.68, radius: 0.235, colour: lit(picture.colour, 0.92) },
    { at: 0.7, radius: 0.1, colour: accent },
    { at: 0.75, radius: 0.085, colour: lit(picture.colour, 1) },
    { at: 1, radius: 0.028, colour: picture.colour },
  ]
  const upright = (x: number, y: number) => revolve([x, y, 0], [x, y, 2.3], rings)
  if (aspect === 'front')
    return { solids: [upright(-0.35, -0.5), upright(0, 0.12)], camera: { yaw: 25, pitch: 14 } }
  return {
    solids: [0, 1, 2].map((step) => revolve([0, step * 0.6, 0.235], [2.3, step * 0.6 + 0.15, 0.235], rings)),
    camera: { yaw: 60, pitch: 36 },
  }
}

/** Insulation in its plastic wrap. */
export const batts: SceneKind = (picture, aspect) => {
  const accent = picture.accent ?? '#b33a2e'
  const fibre = texturesOf('fibre')
  const layers = aspect === 'front' ? 4 : 3
  const thick = 0.28
  const pile = Array.from({ length: layers }, (_, index) =>
    box([(index % 2) * 0.03, (index % 3) * 0.03, index * thick * 0.98], [2.1, 1.15, thick], {
      colour: lit(picture.colour, 0.97 + (index % 2) * 0.05),
      side: fibre.side,
      end: fibre.end,
      ...(index === layers - 1 && { top: fibre.top }),
      softness: 5,
    }),
  )
  const wrap = box([0.62, -0.03, 0], [0.95, 1.24, layers * thick + 0.02], {
    colour: accent,
    top: texturesOf('plain').top,
    side: label(lit(accent, 0.86)),
    softness: 3,
  })
  return aspect === 'front'
    ? { solids: [...pile, wrap], camera: { yaw: 54, pitch: 28 } }
    : { solids: pile, camera: { yaw: 40, pitch: 34, zoom: 1.25, focus: [1.2, 0.6, 0.4] } }
}
