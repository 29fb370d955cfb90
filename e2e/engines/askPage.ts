import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/merchants'
import type { Engine } from './engine'
import { installFinder } from './find'
import type { Finder } from './find'

const library = readFileSync(
  join(root, 'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** The answer of a page without the finder. */
const UNPREPARED = 'unprepared'

/** Errors of a page being unloaded, or just loaded. */
const GOING =
  /navigat|unload|destroyed|detached|no such (frame|window)|realm|discarded|AbortError|TestingLibraryDom/i

/** Asks a page, and installs the finder first if needed. @returns undefined while it unloads. */
export async function askPage<Question extends keyof Finder>(
  engine: Engine,
  question: Question,
  ...given: Parameters<Finder[Question]>
): Promise<Awaited<ReturnType<Finder[Question]>> | undefined> {
  // In one expression: another page may load between two.
  const call = `typeof finder === 'undefined' ? '${UNPREPARED}' : finder.${question}(${given.map(written).join(', ')})`
  const answer = await whileStanding(async () => {
    const first = await engine.run(call)
    if (first !== UNPREPARED) return first
    await engine.run(`(() => { ${library} })()`)
    await engine.run(`(${installFinder.toString()})()`)
    return engine.run(call)
  })
  return answer === UNPREPARED ? undefined : (answer as Awaited<ReturnType<Finder[Question]>> | undefined)
}

/** @returns undefined if a navigation interrupted the question. */
export async function whileStanding(ask: () => Promise<unknown>): Promise<unknown> {
  try {
    return await ask()
  } catch (error) {
    if (GOING.test(String(error))) return undefined
    throw error
  }
}

/** Returns a target as JavaScript, with its patterns. */
function written(value: unknown): string {
  if (value instanceof RegExp) return String(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return `{ ${members.map(([key, member]) => `${key}: ${written(member)}`).join(', ')} }`
}
