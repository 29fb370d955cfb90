import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../merchants.ts'

/** A block of code in a page of Markdown. */
export interface Block {
  /** The page, from the project's root. */
  file: string
  /** The line it begins on, from 1. */
  line: number
  /** `''`: plain text. */
  language: string
  code: string
  /** Hidden code before the block, in a comment `<!-- given … -->`: the part the block leaves to its reader. */
  given: string
}

/** The pages for strangers: the guides, and each README of the project, its packages and its examples. */
export const pages = globSync(['README.md', 'docs/**/*.md', '{packages,examples}/*/README.md'], {
  cwd: root,
}).sort()

export function readPage(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

/** The blocks of a page's text, in order. */
export function blocksOf(file: string, text: string): Block[] {
  const found = text.matchAll(/(?:^<!-- given\n(.*?)-->\n+)?^```(\w*)\n(.*?)^```$/gms)
  return [...found].map(({ 0: whole, 1: given = '', 2: language = '', 3: code = '', index }) => ({
    file,
    line: text.slice(0, index + whole.indexOf('```')).split('\n').length,
    language,
    code,
    given,
  }))
}

/** Returns the location of a block, such as `docs/embed.md:6`. */
export const routeOf = ({ file, line }: Pick<Block, 'file' | 'line'>) => `${file}:${line}`
