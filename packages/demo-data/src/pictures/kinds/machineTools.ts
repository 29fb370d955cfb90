import { lit } from '../colour.ts'
import { outline, round, type Ink } from '../Ink.ts'
import type { Point2 } from '../space.ts'
import { shadow } from './flat.ts'
import type { ToolColours } from './handTools.ts'

type Draw = (colours: ToolColours, ink: Ink) => string

const around = (angle: number, radius: number): Point2 => [
  200 + Math.cos(angle) * radius,
  150 + Math.sin(angle) * radius,
]

const blade: Draw = ({ metal, accent, isRough }, ink) => {
  const count = 30
  const edge = isRough
    ? Array.from({ length: 60 }, (_, index) => around((index / 60) * Math.PI * 2, 132))
    : Array.from({ length: count }, (_, index) => (index / count) * Math.PI * 2).flatMap(
        (angle): Point2[] => [
          around(angle, 124),
          around(angle + 0.02, 137),
          around(angle + 0.07, 134),
          around(angle + 0.1, 123),
        ],
      )
  const disc = outline(edge)
  const slots = [0.4, 1.97, 3.54, 5.11].map((angle) => {
    const [from, to] = [around(angle, 96), around(angle + 0.2, 122)]
    return `<path d="M${round(from[0])} ${round(from[1])}Q${round(from[0] + 6)} ${round(from[1] + 14)} ${round(to[0])} ${round(to[1])}"/>`
  })
  const grit = Array.from({ length: 150 }, () => {
    const [x, y] = around(ink.random() * Math.PI * 2, 66 + ink.random() * 62)
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(0.6 + ink.random())}"/>`
  })
  return `${shadow(ink, `<path d="${disc}"/>`)}<path d="${disc}" fill="${ink.gradient([110, 40], [290, 260], [lit(metal, 1.5), lit(metal, 1.05), lit(metal, 1.35), lit(metal, 0.8)])}"/>${isRough ? `<g fill="#fff" opacity=".22">${grit.join('')}</g>` : `<g fill="none" stroke="${lit(metal, 0.45)}" stroke-width="3" stroke-linecap="round">${slots.join('')}</g>`}<circle cx="200" cy="150" r="84" fill="none" stroke="#fff" stroke-width="1.5" opacity=".35"/><circle cx="200" cy="150" r="62" fill="${accent}"/><path d="M140 150A60 60 0 0 1 260 150Z" fill="#fff" opacity=".14"/><rect x="168" y="116" width="64" height="10" rx="3" fill="#fff" opacity=".9"/><rect x="176" y="176" width="48" height="7" rx="2" fill="#fff" opacity=".65"/><circle cx="200" cy="150" r="19" fill="${lit(metal, 1.4)}"/><circle cx="200" cy="150" r="13" fill="#efece5"/><circle cx="200" cy="150" r="13" fill="none" stroke="#222" stroke-width="2" opacity=".5"/>`
}

const bit: Draw = ({ metal }, ink) => {
  const one = (y: number, length: number, thick: number) => {
    const turns = Math.floor((length * 0.6) / 17)
    const flutes = Array.from({ length: turns }, (_, index) => {
      const x = 40 + index * 17
      return `<path d="M${x} ${y + thick}C${x + 5} ${y + thick * 0.3} ${x + 10} ${y - thick * 0.3} ${x + 15} ${y - thick}" stroke="${lit(metal, 0.4)}" stroke-width="${round(thick * 0.5)}"/>`
    })
    const body = `M${24} ${y}L42 ${y - thick}H${24 + length * 0.64}L${30 + length * 0.64} ${round(y - thick * 0.8)}H${24 + length}V${round(y + thick * 0.8)}H${30 + length * 0.64}L${24 + length * 0.64} ${y + thick}H42Z`
    const fill = ink.gradient(
      [0, y - thick],
      [0, y + thick],
      [lit(metal, 0.8), lit(metal, 1.6), metal, lit(metal, 0.45)],
    )
    return `${shadow(ink, `<path d="${body}"/>`, [5, 8])}<path d="${body}" fill="${fill}"/><g fill="none" clip-path="${ink.clip(body)}">${flutes.join('')}</g>`
  }
  return `<g transform="rotate(-24 200 150)">${one(82, 330, 17)}${one(152, 296, 13)}${one(212, 252, 9)}</g>`
}

const drill: Draw = ({ metal, accent }, ink) => {
  const body =
    'M92 70C92 52 106 44 124 44H262C282 44 292 56 292 74V96C292 114 280 124 262 124H216L206 214H136L150 124H124C106 124 92 116 92 98Z'
  const battery =
    'M112 212H226C236 212 240 218 240 226V262C240 272 234 276 224 276H116C106 276 100 272 100 262V226C100 218 104 212 112 212Z'
  return `${shadow(ink, `<path d="${body}"/><path d="${battery}"/><rect x="290" y="66" width="90" height="40"/>`)}<path d="M340 79L388 82V88L340 91Z" fill="${ink.gradient([0, 79], [0, 91], ['#e0e4e6', '#6e757a'])}"/><path d="M288 62H330L344 72V98L330 108H288Z" fill="${ink.gradient([0, 62], [0, 108], [lit(metal, 1.5), metal, lit(metal, 0.5)])}"/><path d="M300 62V108M314 62V108" stroke="#000" stroke-width="2" opacity=".35"/><path d="${battery}" fill="${ink.gradient([0, 212], [0, 276], ['#53575a', '#2c2f31', '#191a1c'])}"/><rect x="118" y="240" width="60" height="12" rx="3" fill="${accent}"/><path d="${body}" fill="${ink.gradient([120, 44], [250, 214], [lit(accent, 1.22), accent, lit(accent, 0.68)])}"/><path d="M216 124L206 214H136L146 148C170 158 196 150 216 124Z" fill="${ink.gradient([140, 0], [214, 0], ['#494d50', '#26292b', '#17191a'])}"/><path d="M214 126C226 132 226 158 212 166L208 158Z" fill="#b33a2e"/><path d="M104 62H178V106H104C98 98 98 70 104 62Z" fill="#2b2e30"/><path d="M112 72H136M112 84H136M112 96H136" stroke="#000" stroke-width="5" stroke-linecap="round" opacity=".6"/><rect x="192" y="74" width="74" height="13" rx="3" fill="#fff" opacity=".9"/><rect x="192" y="94" width="50" height="7" rx="2" fill="#fff" opacity=".6"/><path d="M124 52H262" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".4"/>`
}

const tap: Draw = ({ metal, accent }, ink) => {
  const body =
    'M60 138H152C158 122 168 116 182 116H222C262 116 296 134 300 178V226H256V190C252 174 240 168 222 168H182C168 168 158 174 152 190H60Z'
  const stem = 'M184 118V72H220V118Z'
  const wheel =
    'M136 46C136 32 150 26 162 34C176 26 190 26 202 34C214 26 228 26 242 34C254 26 268 32 268 46C276 58 268 72 254 72C240 80 226 76 202 76C178 76 164 80 150 72C136 72 128 58 136 46Z'
  return `${shadow(ink, `<path d="${body}"/><path d="${stem}"/><path d="${wheel}"/>`)}<path d="${stem}" fill="${ink.gradient([184, 0], [220, 0], [lit(metal, 1.3), metal, lit(metal, 0.5)])}"/><path d="${body}" fill="${ink.gradient([0, 116], [0, 230], [lit(metal, 1.45), lit(metal, 1.05), lit(metal, 0.6), lit(metal, 0.85)])}"/><path d="M60 128H86V200H60Z" fill="${ink.gradient([0, 128], [0, 200], [lit(metal, 1.5), metal, lit(metal, 0.5)])}"/><path d="M64 128V200M71 128V200M78 128V200" stroke="${lit(metal, 0.5)}" stroke-width="2"/><path d="M250 218H306V240H250Z" fill="${ink.gradient([250, 0], [306, 0], [lit(metal, 1.2), metal, lit(metal, 0.5)])}"/><path d="M176 102H228V118H176Z" fill="${ink.gradient([176, 0], [228, 0], [lit(metal, 1.3), metal, lit(metal, 0.55)])}"/><path d="${wheel}" fill="${ink.gradient([140, 30], [260, 80], [lit(accent, 1.2), accent, lit(accent, 0.6)])}"/><ellipse cx="202" cy="52" rx="20" ry="12" fill="${lit(metal, 1.2)}"/><path d="M164 130H224C250 132 272 142 282 164" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".45"/>`
}

/** Machines and what goes into them, and fittings with moving parts. */
export const machineTools = { blade, bit, drill, tap }
