import { figureText, verdictOf } from './rows.ts'
import type { Row } from './rows.ts'

/** Prints the table, a line for each figure. */
export function printRows(rows: readonly Row[]) {
  for (const { work, figures } of rows) {
    console.log(`\n${work}`)
    for (const figure of figures) {
      const { name, value, unit, goal, peers = {}, why, note = '' } = figure
      const goalText = goal === undefined ? '' : `goal ${figureText(goal, unit)}`
      const peerTexts = Object.entries(peers).map(([peer, each]) => `${peer} ${figureText(each, unit)}`)
      const shown = value === null ? '-' : figureText(value, unit)
      console.log(
        `  ${name.padEnd(40)} ${shown.padStart(9)}  ${goalText.padEnd(14)} ${verdictOf(figure)}${why ? `: ${why}` : ''}  ${[...peerTexts, note].filter(Boolean).join(', ')}`.trimEnd(),
      )
    }
  }
}
