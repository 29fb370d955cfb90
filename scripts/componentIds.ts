import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import type { Options } from 'tsup'
import ts from 'typescript'

/**
 * Names each styled component of a module after the module. By default styled-components counts them as they load,
 * which happens in another order on a server than in the browser, so that their classes would differ.
 *
 * @param path the module's path within its package, the same on every machine.
 */
export function withComponentIds(text: string, path: string): string {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  let named = ''
  let done = 0
  for (const [index, end] of endsOfStyled(source).entries()) {
    const id = createHash('sha256').update(`${path}#${index}`).digest('hex').slice(0, 8)
    named += `${text.slice(done, end)}.withConfig({ componentId: "trade-${id}" })`
    done = end
  }
  return named + text.slice(done)
}

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number]

/** Names the styled components of a package while esbuild bundles it. */
export function componentIds(folder: string): EsbuildPlugin {
  return {
    name: 'component-ids',
    setup(build) {
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        const text = await readFile(path, 'utf8')
        if (!/\bstyled[.(]/.test(text)) return undefined
        const contents = withComponentIds(text, relative(folder, path).replaceAll('\\', '/'))
        return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' }
      })
    },
  }
}

/** Finds where each `styled.div` and `styled(Button)` ends, in the order of the text. */
function endsOfStyled(source: ts.SourceFile): number[] {
  const ends: number[] = []
  const visit = (node: ts.Node) => {
    const isMade = ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)
    if (isMade && ts.isIdentifier(node.expression) && node.expression.text === 'styled')
      ends.push(node.getEnd())
    ts.forEachChild(node, visit)
  }
  visit(source)
  return ends.sort((a, b) => a - b)
}
