import { join } from 'node:path'
import type { Plugin } from 'vite'

const helper = join(import.meta.dirname, 'src/elements/arrayFrom.ts')

/**
 * Has our code and our libraries' take a list by a function of ours: old libraries of a page, such as Prototype.js and
 * MooTools, put an `Array.from` of their own in place of the language's, which knows no iterators. Replaced as the files are
 * built, it needs nothing of the page that is open, and the page's own function stays as it is.
 */
export function ownArrayFrom(): Plugin {
  return {
    name: 'own-array-from',
    enforce: 'pre',
    transform(code, id) {
      if (id.split('?')[0] === helper || !/\.[cm]?[jt]sx?(?:\?|$)/.test(id) || !code.includes('Array.from'))
        return null
      const mended = code.replace(/\bArray\.from\b/g, 'arrayFrom')
      return { code: `import { arrayFrom } from ${JSON.stringify(helper)}\n${mended}`, map: null }
    },
  }
}
