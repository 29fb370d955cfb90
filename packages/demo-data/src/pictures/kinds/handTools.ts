import { lit } from '../colour.ts'
import type { Ink } from '../Ink.ts'
import { shadow } from './flat.ts'

export interface ToolColours {
  metal: string
  accent: string
  /** Grit in place of polish. */
  isRough: boolean
}

type Draw = (colours: ToolColours, ink: Ink) => string

const hammer: Draw = ({ metal, accent }, ink) => {
  const shaft = 'M176 98L206 94L222 250C223 262 186 264 186 252Z'
  const grip = 'M181 160L213 157L223 250C224 264 186 266 186 254Z'
  const head =
    'M108 66C130 52 150 50 172 58L216 54C232 50 250 54 262 58L262 96C248 100 232 102 218 98L170 102C148 100 120 92 96 104C92 88 98 74 108 66Z'
  return `<g transform="rotate(28 200 150)">${shadow(ink, `<path d="${shaft}"/><path d="${head}"/>`)}<path d="${shaft}" fill="${ink.gradient([182, 0], [218, 0], [lit(metal, 1.2), metal, lit(metal, 0.6)])}"/><path d="${grip}" fill="${ink.gradient([184, 0], [222, 0], [lit(accent, 1.15), accent, lit(accent, 0.6)])}"/><path d="M187 184L214 181M188 202L216 199M190 220L218 217" stroke="${lit(accent, 0.5)}" stroke-width="4" opacity=".6"/><path d="${head}" fill="${ink.gradient([0, 52], [0, 104], [lit(metal, 1.35), metal, lit(metal, 0.5)])}"/><path d="M262 56L274 58L274 94L262 96Z" fill="${ink.gradient([0, 56], [0, 96], [lit(metal, 1.5), lit(metal, 0.7)])}"/><path d="M104 92C122 82 144 84 168 88" fill="none" stroke="${lit(metal, 0.45)}" stroke-width="5"/><path d="M120 66C142 58 160 60 176 64" fill="none" stroke="#fff" stroke-width="4" opacity=".5"/></g>`
}

const tape: Draw = ({ accent }, ink) => {
  const body =
    'M118 92C118 62 140 46 172 46H236C272 46 292 68 292 104V212C292 230 280 240 262 240H146C128 240 118 230 118 214Z'
  const ticks = Array.from(
    { length: 12 },
    (_, index) => `<path d="M${296 + index * 8} 228V${index % 4 ? 222 : 218}"/>`,
  )
  return `${shadow(ink, `<path d="${body}"/><rect x="286" y="214" width="104" height="24"/>`)}<rect x="280" y="214" width="108" height="16" fill="#f4d23e"/><rect x="280" y="228" width="108" height="4" fill="#c9a21c"/><g stroke="#2a2620" stroke-width="1.6">${ticks.join('')}</g><path d="M384 208H392V244H384Z" fill="#aab1b6"/><path d="${body}" fill="${ink.gradient([120, 46], [290, 240], [lit(accent, 1.2), accent, lit(accent, 0.66)])}"/><path d="M118 196H292V214C292 230 280 240 262 240H146C128 240 118 230 118 214Z" fill="#2c2e30"/><circle cx="204" cy="132" r="58" fill="${ink.gradient([160, 90], [250, 180], ['#4a4e51', '#1f2122'])}"/><circle cx="204" cy="132" r="44" fill="${ink.gradient([170, 90], [240, 170], [lit(accent, 1.15), lit(accent, 0.8)])}"/><rect x="178" y="120" width="52" height="10" rx="3" fill="#fff" opacity=".9"/><rect x="184" y="137" width="40" height="6" rx="2" fill="#fff" opacity=".65"/><rect x="236" y="52" width="34" height="20" rx="6" fill="#2c2e30"/><path d="M132 84C134 68 148 58 172 58H220" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".45"/>`
}

const level: Draw = ({ accent }, ink) => {
  const vial = (x: number) =>
    `<rect x="${x}" y="128" width="62" height="32" rx="6" fill="#1f2224"/><rect x="${x + 5}" y="133" width="52" height="22" rx="10" fill="${ink.gradient([0, 133], [0, 155], ['#e9f7a0', '#b5d83a', '#86a81f'])}"/><path d="M${x + 22} 133V155M${x + 40} 133V155" stroke="#1f2224" stroke-width="2"/><ellipse cx="${x + 31}" cy="142" rx="8" ry="5" fill="#f7fde0" opacity=".9"/>`
  return `<g transform="rotate(-16 200 150)">${shadow(ink, '<rect x="14" y="112" width="372" height="64" rx="6"/>')}<rect x="14" y="112" width="372" height="64" rx="5" fill="${ink.gradient([0, 112], [0, 176], [lit(accent, 1.3), accent, lit(accent, 0.66)])}"/><path d="M14 124H386M14 164H386" stroke="${lit(accent, 0.6)}" stroke-width="2.5" opacity=".7"/>${vial(169)}${vial(52)}${vial(288)}<rect x="8" y="108" width="18" height="72" rx="4" fill="#2c2e30"/><rect x="374" y="108" width="18" height="72" rx="4" fill="#2c2e30"/><path d="M28 117H372" stroke="#fff" stroke-width="3" opacity=".5"/></g>`
}

const saw: Draw = ({ metal, accent }, ink) => {
  const teeth = Array.from(
    { length: 30 },
    (_, index) =>
      `L${28 + index * 8} ${Math.round(192 + index * 0.9)}L${32 + index * 8} ${Math.round(184 + index * 0.9)}`,
  )
  const blade = `M24 146L272 92V218L268 214${teeth.reverse().join('')}L24 184Z`
  const handle =
    'M262 84C262 70 278 60 300 66C336 72 372 92 378 128C384 166 372 208 346 230C326 246 284 244 268 230C260 220 262 208 268 200C258 170 258 120 262 84ZM300 118C292 124 290 182 300 194C316 204 340 194 344 160C346 132 320 108 300 118Z'
  return `<g transform="rotate(-8 200 150)">${shadow(ink, `<path d="${blade}"/><path fill-rule="evenodd" d="${handle}"/>`)}<path d="${blade}" fill="${ink.gradient([60, 100], [120, 230], [lit(metal, 1.55), lit(metal, 1.2), lit(metal, 0.85)])}"/><path d="M40 150L262 102" stroke="#fff" stroke-width="3" opacity=".6"/><rect x="120" y="146" width="84" height="12" rx="3" transform="rotate(-6 160 152)" fill="${accent}" opacity=".75"/><path fill-rule="evenodd" d="${handle}" fill="${ink.gradient([262, 70], [380, 240], ['#4a4d50', '#2a2c2e', '#17181a'])}"/><path fill="none" d="M284 84C316 78 354 100 362 134" stroke="${accent}" stroke-width="12" stroke-linecap="round"/><circle cx="280" cy="106" r="6" fill="#aab1b6"/><circle cx="282" cy="214" r="6" fill="#aab1b6"/></g>`
}

const brush: Draw = ({ metal, accent }, ink) => {
  const handle = 'M184 20C184 8 216 8 216 20C218 60 214 84 226 104L226 122H174L174 104C186 84 182 60 184 20Z'
  const hair = Array.from(
    { length: 22 },
    (_, index) => `<path d="M${138 + index * 5.8} 168L${130 + index * 6.6} ${272 - (index % 3) * 4}"/>`,
  )
  return `<g transform="rotate(24 200 150)">${shadow(ink, `<path d="${handle}"/><rect x="132" y="118" width="136" height="156"/>`)}<path d="${handle}" fill="${ink.gradient([176, 0], [226, 0], [lit(accent, 1.25), accent, lit(accent, 0.6)])}"/><circle cx="200" cy="30" r="6" fill="#3a342a" opacity=".5"/><path d="M132 164H268L278 270C240 282 160 282 122 270Z" fill="${ink.gradient([122, 0], [278, 0], ['#57402a', '#8a6a44', '#4a3522'])}"/><g stroke="#c9a66f" stroke-width="1.3" opacity=".5">${hair.join('')}</g><rect x="130" y="116" width="140" height="54" rx="3" fill="${ink.gradient([130, 0], [270, 0], [lit(metal, 1.5), metal, lit(metal, 1.3), lit(metal, 0.6)])}"/><path d="M130 128H270M130 158H270" stroke="${lit(metal, 0.55)}" stroke-width="2"/></g>`
}

const trowel: Draw = ({ metal, accent }, ink) => {
  const plate = 'M40 190L230 96L262 176L86 268C56 276 34 226 40 190Z'
  return `${shadow(ink, `<path d="${plate}"/><rect x="250" y="60" width="120" height="34" rx="16" transform="rotate(-24 300 77)"/>`)}<path d="${plate}" fill="${ink.gradient([60, 120], [230, 270], [lit(metal, 1.6), lit(metal, 1.1), lit(metal, 0.75)])}"/><path d="M150 176L236 112L270 106" fill="none" stroke="${lit(metal, 0.7)}" stroke-width="14" stroke-linecap="round"/><path d="M150 174L236 110L268 104" fill="none" stroke="${lit(metal, 1.5)}" stroke-width="4" stroke-linecap="round"/><g transform="rotate(-24 300 80)"><rect x="256" y="62" width="122" height="38" rx="18" fill="${ink.gradient([0, 62], [0, 100], [lit(accent, 1.25), accent, lit(accent, 0.55)])}"/><rect x="254" y="60" width="16" height="42" rx="4" fill="${metal}"/><path d="M282 70H360" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".4"/></g>`
}

/** Tools that a hand moves. */
export const handTools = { hammer, tape, level, saw, brush, trowel }
