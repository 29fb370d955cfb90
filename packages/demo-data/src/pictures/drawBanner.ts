import { drawInFrame } from './drawProduct.ts'
import { createInk } from './Ink.ts'
import type { Aspect } from './kinds/Kind.ts'
import type { Picture } from './Picture.ts'

const WIDTH = 1200
const HEIGHT = 240

/** The content of a banner: words on the left half, the product on the right. */
export interface Banner {
  /** Dark colours, from left to right: the words lie on the first of them. */
  backdrop: [string, string, string]
  words: { caption: string; lines: [string, string]; action: string }
  picture: Picture
  aspect: Aspect
}

const ACCENT = '#f0b429'
const FONT = "Inter,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

/**
 * Draws a wide banner: words on a calm dark left half, the product large and lit on the right. A phone shows the full
 * height but only the left 45 % of the width, where all words stand.
 */
export function drawBanner({ backdrop, words, picture, aspect }: Banner, seed: string): string {
  const ink = createInk('b', seed)
  const ground = ink.gradient([0, 40], [WIDTH, HEIGHT - 30], backdrop)
  const product = drawInFrame(picture, aspect, ink, { x: 640, y: -14, width: 520, height: 280 })
  const veil = `<linearGradient id="veil"><stop offset="0.42" stop-color="${backdrop[0]}"/><stop offset="0.66" stop-color="${backdrop[0]}" stop-opacity="0"/></linearGradient>`
  const glow = `<radialGradient id="glow" cx="0.74" cy="0.5" r="0.42"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>${veil}${glow}${ink.definitions()}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#glow)"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#veil)"/>${product}${write(words)}</svg>`
}

function write({ caption, lines, action }: Banner['words']): string {
  const [first, second] = lines
  // Digits and letters of a semi-bold face are about half as wide as high, so the button's width follows its word.
  const button = Math.round(action.length * 8 + 40)
  return `<g font-family="${FONT}"><text x="48" y="58" font-size="15" font-weight="600" letter-spacing="1.5" fill="${ACCENT}">${caption}</text><g font-size="34" font-weight="700" letter-spacing="-.7" fill="#fff"><text x="47" y="101">${first}</text><text x="47" y="141">${second}</text></g><rect x="48" y="166" width="${button}" height="42" rx="8" fill="${ACCENT}"/><text x="${48 + button / 2}" y="192" font-size="15" font-weight="600" text-anchor="middle" fill="#1b1f1c">${action}</text></g>`
}
