import { figureText, verdictOf, verdictOfRow } from './rows.ts'
import type { Figure, Row } from './rows.ts'
import type { Measured } from './writeReport.ts'

interface Report extends Measured {
  machine: string
  versions: string
}

const HEADS = ['work', 'figure', 'measured', 'goal', 'others, same run', 'verdict']

/** Returns the performance page of the documentation, as Markdown. */
export function reportText({ rows, rounds, date, machine, versions }: Report): string {
  const judged = rows.map(verdictOfRow).filter((verdict) => verdict !== 'for comparison')
  const met = judged.filter((verdict) => verdict === 'met').length
  return `# What it costs

Measured on ${date}: ${met} of ${judged.length} rows meet their goal. \`pnpm bench --date ${date}\` repeats all measurements and writes this page.

![Each figure beside its goal: bars ending left of the line meet it](performance.svg)

${tableOf(rows)}

## How it is measured

- Machine: ${machine}. It is not shared, but other processes run on it: compare figures of one run with each other, and not with those of another machine.
- Versions: ${versions}.
- Each figure is the median of ${rounds} ${rounds === 1 ? 'round' : 'rounds'}; compared ways alternate in one run. Files, bytes and steps are counted once.
- **×** is relative to the same work without any library, in the same page. Thread time is how long the page's own thread was busy (the browser's \`TaskDuration\`), which excludes other work of the machine; a person's waiting time is wall-clock time.
- 4× CPU and 1.6 Mbit/s with 150 ms a round trip are the browser's own throttles: a mid-range phone on a slow connection.
- The portal is served by \`pnpm start\`, in its production build, with its own back end: 10,000 products, 10,000 orders, 10,000 invoices and, in rows that name it, a cart of 500 lines. The compared libraries are installed in \`bench/\` alone.

${rows.map(({ work, how }) => `- **${work}**: ${how}.`).join('\n')}
`
}

function tableOf(rows: readonly Row[]): string {
  const lines = rows.flatMap((row) =>
    row.figures.map((figure, index) => [
      index === 0 ? `**${row.work}**: ${verdictOfRow(row)}` : '',
      ...cellsOf(figure),
    ]),
  )
  return [HEADS, HEADS.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function cellsOf(figure: Figure): string[] {
  const { name, value, unit, goal, peers = {}, note, why } = figure
  const others = Object.entries(peers).map(([peer, each]) => `${peer} ${figureText(each, unit)}`)
  const verdict = verdictOf(figure)
  return [
    name,
    value === null ? '-' : figureText(value, unit),
    goal === undefined ? '' : figureText(goal, unit),
    [...others, note].filter(Boolean).join(', '),
    verdict === 'for comparison' ? '' : why ? `${verdict}: ${why}` : verdict,
  ]
}
