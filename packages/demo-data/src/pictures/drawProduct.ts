import { createInk, type Ink } from './Ink.ts'
import { bags } from './kinds/bags.ts'
import { batts, carton, cartridge, tin } from './kinds/containers.ts'
import { bolts } from './kinds/fasteners.ts'
import type { Aspect, FlatKind, SceneKind } from './kinds/Kind.ts'
import { brackets, grate, gutter, mesh, profiles } from './kinds/metal.ts'
import { coil, elbow, pipes, rolls, tee } from './kinds/pipes.ts'
import { bundle, corrugated, pavers, sheets } from './kinds/sheets.ts'
import { boards, lattice, mouldings, posts } from './kinds/timber.ts'
import { tools } from './kinds/tools.ts'
import type { Picture, PictureKind } from './Picture.ts'
import { drawScene } from './scene.ts'
import type { Frame } from './View.ts'

const WIDTH = 480
const HEIGHT = 360

const scenes = {
  batt: batts,
  boards,
  bolt: bolts,
  bracket: brackets,
  bundle,
  carton,
  cartridge,
  coil,
  corrugated,
  elbow,
  grate,
  gutter,
  lattice,
  mesh,
  moulding: mouldings,
  paver: pavers,
  pipe: pipes,
  post: posts,
  profile: profiles,
  roll: rolls,
  sheet: sheets,
  tee,
  tin,
} satisfies Partial<Record<PictureKind, SceneKind>>

const flats = { bag: bags, tool: tools } satisfies Partial<Record<PictureKind, FlatKind>>

/** Draws a product for a listing (`front`) or its gallery (`detail`) as an SVG of 4 to 3. The seed varies the grain. */
export function drawProduct(picture: Picture, seed: string, aspect: Aspect = 'front'): string {
  const ink = createInk('p', seed)
  const body = drawInFrame(picture, aspect, ink, { x: 30, y: 30, width: WIDTH - 60, height: HEIGHT - 64 })
  const backdrop = ink.gradient([0, 0], [0, HEIGHT], ['#fdfcfa', '#f6f4ef', '#e8e4dc'])
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>${ink.definitions()}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="${backdrop}"/>${body}</svg>`
}

/** Draws a product into a part of a larger drawing. */
export function drawInFrame(picture: Picture, aspect: Aspect, ink: Ink, frame: Frame): string {
  const { kind } = picture
  if (kind === 'bag' || kind === 'tool') return flats[kind](picture, aspect, ink, frame)
  return drawScene(scenes[kind](picture, aspect), ink, frame)
}
