import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Words of an idiom that makes a sentence long: a plainer one says the same. */
const idiom = [
  /\btells?\b/gi,
  /\btold\b/gi,
  /\bsa(?:ys|id)\b/gi,
  /\bstands?\b/gi,
  /\bnobody\b/gi,
  /\bwho(?:so)?ever\b/gi,
  /\banew\b/gi,
  /\bwhat (?:it|is|was|has|they|stands?|comes?|can|the)\b/gi,
  /\bthat (?:is|are|was|were)\b/gi,
  /\bof (?:its|their) own\b/gi,
  /\bahead\b/gi,
  /\blate\b/gi,
]

export interface Diction {
  /** Words of comments and documents. */
  words: number
  /** Words of the idiom by file, most first. */
  found: { file: string; count: number }[]
}

/** Counts the words of all comments and documents, and those of the idiom among them. */
export function dictionOf(root: string): Diction {
  const files = globSync('{.storybook/,.ci/,}**/*.{ts,tsx,js,mjs,md,mdx}', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|dist-demo|storybook-static|test-results)$/.test(path),
  }).filter((file) => !/\.d\.ts$|conformance.*\.md$|CHANGELOG|\.changeset/.test(file))
  const texts = files.map((file) => ({ file, text: proseOf(file, readFileSync(join(root, file), 'utf8')) }))
  return {
    words: texts.reduce((sum, { text }) => sum + count(text, /[A-Za-z’']+/g), 0),
    found: texts
      .map(({ file, text }) => ({ file, count: idiom.reduce((sum, word) => sum + count(text, word), 0) }))
      .filter((each) => each.count > 0)
      .sort((one, other) => other.count - one.count),
  }
}

/** Returns the comments of a script, or a document without its blocks of code. */
export function proseOf(file: string, text: string): string {
  if (/\.mdx?$/.test(file)) return text.replace(/```[\s\S]*?```/g, ' ')
  return [...text.matchAll(/\/\*\*?[\s\S]*?\*\/|(?<![:'"`\\\w])\/\/[^\n]*/g)]
    .map(([comment]) => comment)
    .join('\n')
}

const count = (text: string, word: RegExp) => (text.match(word) ?? []).length
