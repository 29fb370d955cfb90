import type { Part } from '../harness/Bench.ts'
import { portalSizes } from '../../scripts/builtSizes.ts'
import type { Figure } from '../report/rows.ts'

const goals: Record<string, { kB: number; files: number }> = {
  'portal: sign-in': { kB: 110, files: 8 },
  'portal: products': { kB: 190, files: 16 },
}

/** A page's scripts, compressed with brotli. */
export const weightPart: Part = {
  name: 'weight',
  measure() {
    const figures = Object.entries(portalSizes()).flatMap(([name, { bytes, files }]): Figure[] => {
      const goal = goals[name]
      const page = name.replace('portal: ', '')
      return [
        { name: page, value: bytes / 1000, unit: 'kB', ...(goal && { goal: goal.kB }) },
        { name: page, value: files, unit: 'files', ...(goal && { goal: goal.files }) },
      ]
    })
    return Promise.resolve([
      {
        work: 'script until a page is alive (br)',
        how: "from the build's manifest: the files of the page and all their imports, brotli 11, as in `pnpm sizes`; for a page of the portal after a sign-in, the shell and the route together, including the code for calls, which the sign-in page fetches after the form",
        figures,
      },
    ])
  },
}
