import { figureText, isScore, verdictOf } from './rows.ts'
import type { Figure, Row } from './rows.ts'

const WIDTH = 960
const LEFT = 430
const RIGHT = 170
const LINE = 20
const TOP = 64
/** Bars end at a tenth of the goal and at ten times it. */
const DECADES = 1

const style = `
  svg { color-scheme: light dark }
  text { font: 13px system-ui, sans-serif; fill: #1b1f1c }
  .ground { fill: #ffffff }
  .work { font-weight: 600 }
  .quiet { fill: #5d655f }
  .goal { stroke: #1b1f1c; stroke-width: 1.5 }
  .met { fill: #1d6b3c }
  .not { fill: #b3541e }
  @media (prefers-color-scheme: dark) {
    text { fill: #f0eee8 }
    .ground { fill: #151917 }
    .quiet { fill: #a9b0aa }
    .goal { stroke: #f0eee8 }
    .met { fill: #5cc486 }
    .not { fill: #f0955c }
  }`

/** Draws each figure with a goal as a bar, on a logarithmic scale: a bar left of the line meets its goal. */
export function drawChart(rows: readonly Row[]): string {
  const judged = rows
    .map(({ work, figures }) => ({ work, figures: figures.filter(({ goal }) => goal !== undefined) }))
    .filter(({ figures }) => figures.length > 0)
  const lines: string[] = []
  let y = TOP
  for (const { work, figures } of judged) {
    y += LINE * 1.5
    lines.push(`<text class="work" x="16" y="${y}">${escaped(work)}</text>`)
    for (const figure of figures) {
      y += LINE
      lines.push(barOf(figure, y))
    }
  }
  const height = y + LINE * 1.5
  const goal = xOf(1)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title">
<title id="title">Each measured figure beside its goal</title>
<style>${style}
</style>
<rect class="ground" width="${WIDTH}" height="${height}" />
<text class="quiet" x="16" y="28">Each bar is a figure as a share of its goal, on a scale of tens: what ends left of the line meets it.</text>
<text class="quiet" x="${goal}" y="52" text-anchor="middle">goal</text>
<text class="quiet" x="${xOf(0.1)}" y="52" text-anchor="middle">÷ 10</text>
<text class="quiet" x="${xOf(10)}" y="52" text-anchor="middle">× 10</text>
${lines.join('\n')}
<line class="goal" x1="${goal}" y1="58" x2="${goal}" y2="${height - 12}" />
</svg>
`
}

function barOf(figure: Figure, y: number): string {
  const { name, value, unit, goal = 0 } = figure
  const label = `<text x="${LEFT - 12}" y="${y}" text-anchor="end">${escaped(name)}</text>`
  if (value === null || Number.isNaN(value)) {
    return `${label}<text class="quiet" x="${LEFT}" y="${y}">not measured</text>`
  }
  const end = xOf(shareOf(figure))
  const isMet = verdictOf(figure) === 'met'
  const reported = `${figureText(value, unit)} of ${figureText(goal, unit)}`
  return [
    label,
    `<rect class="${isMet ? 'met' : 'not'}" x="${LEFT}" y="${y - 11}" width="${Math.max(2, end - LEFT).toFixed(1)}" height="13" rx="2" />`,
    `<text class="quiet" x="${WIDTH - RIGHT + 12}" y="${y}">${escaped(reported)}</text>`,
  ].join('')
}

/** Returns a figure as a share of its goal: more than 1 is worse than the goal. */
function shareOf({ value, unit, goal = 0 }: Figure): number {
  const worse = value ?? 0
  if (isScore(unit)) return goal / worse
  return goal === 0 ? (worse <= 0 ? 0 : Infinity) : worse / goal
}

function xOf(share: number): number {
  const decades = Math.min(DECADES, Math.max(-DECADES, Math.log10(share)))
  return LEFT + ((decades + DECADES) / (2 * DECADES)) * (WIDTH - LEFT - RIGHT)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
