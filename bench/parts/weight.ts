import type { Part } from '../harness/Bench.ts'
import { portalSizes } from '../../scripts/builtSizes.ts'
import type { Figure } from '../report/rows.ts'

const goals: Record<string, { kB: number; files: number }> = {
  'portal: sign-in': { kB: 110, files: 8 },
  'portal: products': { kB: 190, files: 16 },
}

/** Scripts of the build that a page needs, as brotli. */
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
        how: 'from the manifest of the build: the files of the page and all that they import, brotli 11, as `pnpm sizes` holds them; a page of the portal after a sign-in, that of the shell and of the route together; what calls are made with counts there, and is fetched after the form by the sign-in',
        figures,
      },
    ])
  },
}
