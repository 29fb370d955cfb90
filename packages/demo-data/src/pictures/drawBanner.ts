import { bannerFont } from './bannerFont.ts'
import { drawInFrame } from './drawProduct.ts'
import { createInk } from './Ink.ts'
import type { Aspect } from './kinds/Kind.ts'
import type { Picture } from './Picture.ts'

/** The content of a banner: words on the left half, the product on the right. */
export interface Banner {
  /** Dark colours, from left to right: the words lie on the first of them. */
  backdrop: [string, string, string]
  words: { caption: string; lines: [string, string]; action: string }
  picture: Picture
  aspect: Aspect
}

const ACCENT = '#f0b429'
/** The part of the drawing that the product takes, and the room it has on a desk and on a phone. */
const PRODUCT = { x: 640, y: -14, width: 520, height: 280 }
const ON_DESK = '560 -8 620 268'
const ON_PHONE = '230 -8 950 268'

const rules = `@font-face{font-family:B;font-weight:650;src:url(data:font/woff2;base64,${bannerFont})}
text{font-family:B,Inter,'Segoe UI',Roboto,sans-serif;font-weight:650;fill:#fff}
.wide{display:none}.lines{font-size:20px;letter-spacing:-.3px}
@media(min-width:560px){.wide{display:inline}.slim{display:none}.lines{font-size:24px;letter-spacing:-.5px}}`

/**
 * Draws a banner for any width: the words keep their size at the left, and the whole product is at the right. It is
 * 160 px high.
 */
export function drawBanner({ backdrop, words, picture, aspect }: Banner, seed: string): string {
  const ink = createInk('b', seed)
  const product = drawInFrame(picture, aspect, ink, PRODUCT)
  const ground = `<linearGradient id="ground" y2=".6">${backdrop.map((colour, index) => `<stop offset="${index / 2}" stop-color="${colour}"/>`).join('')}</linearGradient>`
  const veil = `<linearGradient id="veil"><stop offset=".34" stop-color="${backdrop[0]}"/><stop offset=".62" stop-color="${backdrop[0]}" stop-opacity="0"/></linearGradient>`
  const glow = `<radialGradient id="glow" cx=".84" r=".36"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`
  const all = 'width="100%" height="100%"'
  const placed = (name: string, room: string) =>
    `<svg class="${name}" ${all} viewBox="${room}" preserveAspectRatio="xMaxYMid meet"><use href="#product"/></svg>`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${all}><style>${rules}</style><defs>${ground}${veil}${glow}${ink.definitions()}<g id="product">${product}</g></defs><rect ${all} fill="url(#ground)"/><rect ${all} fill="url(#glow)"/>${placed('wide', ON_DESK)}${placed('slim', ON_PHONE)}<rect ${all} fill="url(#veil)"/>${write(words)}</svg>`
}

function write({ caption, lines, action }: Banner['words']): string {
  const [first, second] = lines
  // Letters are about half as wide as high, so the button's width follows its word.
  const button = Math.round(action.length * 7.2 + 32)
  return `<text x="24" y="34" font-size="12" letter-spacing="1.2" style="fill:${ACCENT}">${caption}</text><g class="lines"><text x="24" y="62">${first}</text><text x="24" y="89">${second}</text></g><rect x="24" y="106" width="${button}" height="36" rx="8" fill="${ACCENT}"/><text x="${24 + button / 2}" y="129" font-size="14" text-anchor="middle" style="fill:#1b1f1c">${action}</text>`
}
