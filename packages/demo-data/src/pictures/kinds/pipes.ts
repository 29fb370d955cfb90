import { lit } from '../colour.ts'
import { outline } from '../Ink.ts'
import { revolve, type RevolveLook, type Ring } from '../solids/revolve.ts'
import type { Solid } from '../solids/Solid.ts'
import { arc, tube } from '../solids/tube.ts'
import type { Point3 } from '../space.ts'
import type { SceneKind } from './Kind.ts'
import { share } from './sizes.ts'

/** Lengths of pipe, or bar where the surface is ribbed. */
export const pipes: SceneKind = (picture, aspect) => {
  const radius = 0.3 + share(picture.width, 10, 250) * 0.28
  const length = Math.max(1.3, Math.min(4.6, (picture.length ?? 3000) / 600))
  const isBar = picture.surface === 'rib'
  const colour = (shade: number) => lit(picture.colour, shade)
  const rings = (shade: number): Ring[] =>
    isBar
      ? Array.from({ length: 41 }, (_, step) => ({
          at: step / 40,
          radius: radius * (step % 2 ? 0.42 : 0.36),
          colour: colour(shade * (step % 2 ? 1 : 0.8)),
        }))
      : [
          { at: 0, radius, colour: colour(shade) },
          { at: 1, radius, colour: colour(shade) },
        ]
  const look: RevolveLook = isBar ? { gloss: 0.2 } : { bore: radius * 0.84, gloss: 0.6 }
  const step = isBar ? radius * 1 : radius * 2.04
  const lie = (y: number, z: number, shade: number) =>
    revolve([isBar ? -2 : 0, y, z], [isBar ? 4 : length, y, z], rings(shade), look)
  const base = isBar ? radius * 0.45 : radius
  const solids = [
    lie(0, base, 0.97),
    lie(step, base, 1.02),
    ...(aspect === 'detail' ? [lie(step * 2, base, 1), lie(step * 1.5, base + step * 0.87, 1)] : []),
    lie(step * 0.5, base + step * 0.87, 1.03),
  ]
  return {
    solids,
    camera:
      aspect === 'front'
        ? { yaw: 54, pitch: 26 }
        : { yaw: 32, pitch: 22, zoom: 1.2, focus: [length * 0.75, step, base + step * 0.4] },
  }
}

/** A bend with its two sockets. */
export const elbow: SceneKind = (picture, aspect) => {
  const radius = 0.34
  const look = { colour: picture.colour }
  const bend = arc([0, 1, 1], 1, 180, 270, 'upright')
  const collar = (from: Point3, to: Point3) =>
    tube([from, to], radius * 1.16, { colour: lit(picture.colour, 1), isOpen: true })
  return {
    solids: [tube(bend, radius, look), collar([0, 0, 0.95], [0, 0, 1.6]), collar([0, 0.95, 0], [0, 1.6, 0])],
    camera: aspect === 'front' ? { yaw: 34, pitch: 34 } : { yaw: 52, pitch: 30 },
  }
}

/** A branch with three sockets. */
export const tee: SceneKind = (picture, aspect) => {
  const radius = 0.34
  const collar = (from: Point3, to: Point3) =>
    tube([from, to], radius * 1.16, { colour: picture.colour, isOpen: true })
  return {
    solids: [
      tube(
        [
          [0, -0.9, 0],
          [0, 0.9, 0],
        ],
        radius,
        { colour: picture.colour },
      ),
      collar([0, -0.7, 0], [0, -1.3, 0]),
      tube(
        [
          [0, 0, 0],
          [0.1, 0, 0.9],
        ],
        radius,
        { colour: picture.colour },
      ),
      collar([0.08, 0, 0.72], [0.12, 0, 1.25]),
      collar([0, 0.7, 0], [0, 1.3, 0]),
    ],
    camera: aspect === 'front' ? { yaw: 38, pitch: 30 } : { yaw: 62, pitch: 36 },
  }
}

/** Flexible pipe in a coil. */
export const coil: SceneKind = (picture, aspect) => {
  const radius = 0.09 + share(picture.width, 15, 160) * 0.1
  const layers = Math.max(3, Math.round(0.75 / (radius * 2)))
  const rounds: Solid[] = []
  for (let layer = 0; layer < layers; layer++) {
    for (const reach of [1.15, 1.15 + radius * 1.9]) {
      rounds.push(
        tube(arc([0, 0, radius + layer * radius * 1.8], reach, 0, 360, 'ground'), radius, {
          colour: lit(picture.colour, 0.95 + (layer % 2) * 0.06),
          isRibbed: picture.surface === 'rib',
          ...(picture.accent && layer === layers - 1 && { stripe: picture.accent }),
        }),
      )
    }
  }
  return { solids: rounds, camera: { yaw: 40, pitch: aspect === 'front' ? 38 : 62 } }
}

/** Membrane, flashing or tape, wound on a core. */
export const rolls: SceneKind = (picture, aspect) => {
  const isTape = (picture.width ?? 900) <= 120
  const height = isTape
    ? 0.35 + share(picture.width, 20, 110) * 0.55
    : 1.5 + share(picture.width, 150, 3000) * 1.1
  const radius = isTape ? 0.8 : 0.46
  const core = picture.accent ?? '#c9ad7f'
  const look: RevolveLook = {
    bore: radius * (isTape ? 0.6 : 0.3),
    capColour: lit(picture.colour, 0.95),
    gloss: 0.35,
    cap: (place) =>
      `<g fill="none" stroke="${lit(picture.colour, 0.66)}" stroke-width=".8" opacity=".7">${[
        0.94,
        0.86,
        0.78,
        0.7,
        ...(isTape ? [] : [0.6, 0.5, 0.42]),
      ]
        .map((share) => `<path d="${circle(place, share)}"/>`)
        .join(
          '',
        )}</g><path d="${circle(place, isTape ? 0.62 : 0.33)}" fill="none" stroke="${core}" stroke-width="4"/>`,
  }
  const rings: Ring[] = [
    { at: 0, radius, colour: picture.colour },
    ...(isTape
      ? []
      : [
          { at: 0.36, radius: radius * 1.004, colour: core },
          { at: 0.62, radius, colour: picture.colour },
        ]),
    { at: 1, radius, colour: picture.colour },
  ]
  const standing = (x: number, y: number, z = 0) => revolve([x, y, z], [x, y, z + height], rings, look)
  const lying = (y: number, z: number) => revolve([0, y, z], [height, y, z], rings, look)
  if (isTape) {
    return aspect === 'front'
      ? { solids: [standing(0, 0), standing(0.1, 0.12, height)], camera: { yaw: 40, pitch: 36 } }
      : {
          solids: [standing(-0.9, -0.9), standing(-0.7, 1), standing(0.2, 0)],
          camera: { yaw: 20, pitch: 42 },
        }
  }
  return aspect === 'front'
    ? { solids: [lying(0, radius)], camera: { yaw: 50, pitch: 26 } }
    : {
        solids: [lying(0, radius), lying(radius * 2.04, radius), lying(radius * 1.02, radius * 2.75)],
        camera: { yaw: 44, pitch: 26 },
      }
}

function circle(place: (radius: number, turn: number) => readonly [number, number], share: number): string {
  return outline(Array.from({ length: 26 }, (_, step) => place(share, (step / 26) * Math.PI * 2)))
}
