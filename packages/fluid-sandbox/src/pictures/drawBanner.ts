import { drawInFrame } from './drawProduct.ts'
import { createInk } from './Ink.ts'
import type { Aspect } from './kinds/Kind.ts'
import type { Picture } from './Picture.ts'

const WIDTH = 1200
const HEIGHT = 360

/** What stands on a banner's right half. */
export interface Banner {
  /** Dark, from left to right: words lie on the first of them. */
  backdrop: [string, string, string]
  picture: Picture
  aspect: Aspect
}

/** Draws a wide banner: a calm dark left half for words, the product large and lit on the right. */
export function drawBanner({ backdrop, picture, aspect }: Banner, seed: string): string {
  const ink = createInk('b', seed)
  const ground = ink.gradient([0, 60], [WIDTH, HEIGHT - 40], backdrop)
  const product = drawInFrame(picture, aspect, ink, { x: 640, y: 26, width: 520, height: 300 })
  const veil = `<linearGradient id="veil"><stop offset="0.42" stop-color="${backdrop[0]}"/><stop offset="0.66" stop-color="${backdrop[0]}" stop-opacity="0"/></linearGradient>`
  const glow = `<radialGradient id="glow" cx="0.74" cy="0.5" r="0.42"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>${veil}${glow}${ink.definitions()}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#glow)"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#veil)"/>${product}</svg>`
}
