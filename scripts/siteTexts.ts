import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from './merchants.ts'

/** The texts in a newcomer's order, by their paths in the project. */
const texts = {
  'Begin here': ['README.md', 'docs/run-it.md'],
  'In a website that exists': ['docs/embed.md', 'docs/theming.md', 'docs/routes.md'],
  'The packages': [
    'packages/portal-components/README.md',
    'packages/fluid-sdk/README.md',
    'packages/theme/README.md',
  ],
  'How it is made': [
    'docs/architecture.md',
    'docs/page-start.md',
    'docs/glossary.md',
    'docs/orders.md',
    'docs/decisions.md',
    'docs/testing.md',
    'docs/performance.md',
  ],
  'What is promised, and proven': [
    'docs/conformance.md',
    'docs/conformance-account.md',
    'docs/conformance-stories.md',
    'docs/conformance-cases.md',
  ],
}

/** Writes the texts beside the site as Markdown, and `llms.txt`, which lists them, for tools that cannot read pages. */
export async function writeTexts(dist: string): Promise<void> {
  const sections = await Promise.all(
    Object.entries(texts).map(async ([name, paths]) => {
      const lines = await Promise.all(paths.map((path) => place(path, dist)))
      return `## ${name}\n\n${lines.join('\n')}\n`
    }),
  )
  const summary = paragraphOf(await readFile(join(root, 'README.md'), 'utf8'))
  await writeFile(join(dist, 'llms.txt'), `# Trade Portal\n\n> ${summary}\n\n${sections.join('\n')}`)
}

/** Copies a text. @returns its line in the list. */
async function place(path: string, dist: string): Promise<string> {
  const text = await readFile(join(root, path), 'utf8')
  const target = join(dist, 'text', path)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, text)
  const title = /^# (.+)$/m.exec(text)?.[1] ?? path
  return `- [${title}](text/${path}): ${paragraphOf(text).split(/(?<=[.:]) /)[0]}`
}

/** The first paragraph, on one line. */
function paragraphOf(text: string): string {
  const [, paragraph = ''] = /^# .+\n+(?!#)([^\n]+(?:\n[^\n]+)*)/m.exec(text) ?? []
  return paragraph.replaceAll('\n', ' ')
}
