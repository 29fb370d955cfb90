import { brightness, lit } from '../colour.ts'
import type { Ink } from '../Ink.ts'
import { place, shadow } from './flat.ts'
import type { FlatKind } from './Kind.ts'

const BODY =
  'M122 34C118 28 124 22 132 24C172 32 228 32 268 24C276 22 282 28 278 34C274 60 284 82 287 120C290 170 288 222 283 258C281 268 274 272 264 273C222 279 178 279 136 273C126 272 119 268 117 258C112 222 110 170 113 120C116 82 126 60 122 34Z'
const LYING =
  'M26 30C24 18 40 16 62 24C140 10 260 10 338 24C360 16 376 18 374 30C366 48 366 66 374 84C376 98 360 100 338 94C260 106 140 106 62 94C40 100 24 98 26 84C34 66 34 48 26 30Z'

/** A paper sack of concrete, mortar or sand; as a detail, three of them piled. */
export const bags: FlatKind = (picture, aspect, ink, frame) => {
  const accent = picture.accent ?? '#e2b53c'
  if (aspect === 'front') return place(standing(picture.colour, accent, ink), frame)
  const pile = [
    { x: 10, y: 170, shade: 0.97 },
    { x: -8, y: 100, shade: 1.02 },
    { x: 14, y: 30, shade: 1.04 },
  ]
  const ground = `<path d="M40 262C140 278 280 278 372 258L360 240L50 240Z"/>`
  return place(
    shadow(ink, ground, [4, 8]) +
      pile
        .map(
          ({ x, y, shade }) =>
            `<g transform="translate(${x} ${y})">${lying(lit(picture.colour, shade), accent, ink)}</g>`,
        )
        .join(''),
    frame,
  )
}

function standing(paper: string, accent: string, ink: Ink): string {
  const clip = ink.clip(BODY)
  const print = brightness(accent) > 0.62 ? '#3a342a' : '#ffffff'
  const folds = [
    'M134 60C150 64 160 90 152 130',
    'M268 56C252 70 246 96 254 140',
    'M126 236C150 226 160 244 176 252',
    'M276 232C256 224 244 240 232 254',
  ]
  return `${shadow(ink, `<path d="${BODY}"/>`, [12, 8])}<path d="${BODY}" fill="${ink.gradient([110, 0], [290, 0], [lit(paper, 0.84), lit(paper, 1.06), paper, lit(paper, 0.8)])}"/><g clip-path="${clip}"><path d="M100 92C160 104 240 104 300 92V186C240 198 160 198 100 186Z" fill="${ink.gradient([110, 0], [290, 0], [lit(accent, 0.78), lit(accent, 1.08), accent, lit(accent, 0.74)])}"/><g fill="${print}"><rect x="150" y="118" width="100" height="16" rx="3" opacity=".95"/><rect x="150" y="143" width="72" height="8" rx="2" opacity=".7"/><rect x="150" y="158" width="84" height="8" rx="2" opacity=".7"/></g><circle cx="200" cy="228" r="17" fill="none" stroke="${lit(accent, 0.8)}" stroke-width="5" opacity=".8"/><path d="M118 44C170 56 230 56 282 44" fill="none" stroke="${lit(paper, 0.6)}" stroke-width="2" stroke-dasharray="5 4" opacity=".8"/><path d="M118 50C170 62 230 62 282 50V66C230 74 170 74 118 66Z" fill="#000" opacity=".06"/><g fill="none" stroke="#000" stroke-width="7" stroke-linecap="round" opacity=".06">${folds.map((fold) => `<path d="${fold}"/>`).join('')}</g><path d="M124 80C118 140 118 200 126 262" fill="none" stroke="#fff" stroke-width="8" opacity=".25"/></g>`
}

function lying(paper: string, accent: string, ink: Ink): string {
  const clip = ink.clip(LYING)
  return `<path d="${LYING}" fill="${ink.gradient([0, 16], [0, 98], [lit(paper, 1.08), paper, lit(paper, 0.72)])}" stroke="${lit(paper, 0.66)}" stroke-width=".8"/><g clip-path="${clip}"><path d="M150 10H262L266 106H146Z" fill="${ink.gradient([0, 16], [0, 98], [lit(accent, 1.1), accent, lit(accent, 0.7)])}"/><path d="M60 20C54 44 54 70 62 96M340 20C346 44 346 70 338 96" fill="none" stroke="${lit(paper, 0.6)}" stroke-width="2" stroke-dasharray="5 4" opacity=".7"/><rect x="172" y="42" width="66" height="11" rx="3" fill="#fff" opacity=".85"/><rect x="172" y="60" width="46" height="6" rx="2" fill="#fff" opacity=".6"/></g>`
}
