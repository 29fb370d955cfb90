import { globSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './merchants.ts'
import { absentStates, cellsOf, problemsOf } from './states.ts'
import { readStories } from './stories.ts'

/** Everything a designer can see in Storybook. */
export interface Shown {
  stories: number
  /** Stories that click, type or hover. */
  acting: number
  /** A page for each file of stories, and the hand-written ones. */
  pages: number
  widgets: number
  /** Widgets, times their possible states. */
  states: number
  statesWithStory: number
}

/** Counts stories, pages and states from their sources. */
export function countShown(): Shown {
  const components = readStories()
  const files = [...components, ...readStories('site/**/*.stories.tsx')]
  const stories = files.flatMap((file) => file.stories)
  const cells = cellsOf(components, absentStates)
  return {
    stories: stories.length,
    acting: stories.filter(({ tags }) => tags.includes('play')).length,
    pages: files.length + globSync('*.mdx', { cwd: join(root, '.storybook/docs') }).length,
    widgets: new Set(cells.map(({ widget }) => widget)).size,
    states: cells.length,
    statesWithStory: cells.filter(({ storyId }) => storyId !== null).length,
  }
}

/** Returns the counts as printed by a run of the checks. */
export function tellShown({ stories, acting, pages, widgets, states, statesWithStory }: Shown): string {
  return [
    `${stories} stories, ${acting} of which act`,
    `${pages} pages of docs`,
    `${widgets} widgets in ${states} states: ${statesWithStory} with a story, ${states - statesWithStory} with a reason for none`,
  ].join('\n')
}

if (import.meta.main) {
  console.log(tellShown(countShown()))
  const problems = problemsOf(cellsOf(readStories(), absentStates), absentStates)
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
