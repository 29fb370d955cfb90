import { join } from 'node:path'
import type { Plugin } from 'vite'

interface Mend {
  /** Of React Aria, which the mend is for. */
  file: RegExp
  from: RegExp
  to: string
  /** The mend needs `findById`. */
  needsIds?: boolean
}

/**
 * Places where React Aria 3.53 looks at the document alone. In a shadow root it finds no element by its id there, so that a dialog has
 * no name and a field no description; and a strict policy forbids its one style and its emptied HTML.
 */
const mends: readonly Mend[] = [
  {
    file: /\.mjs$/,
    from: /\bdocument\.getElementById\(/g,
    to: 'findById(',
    needsIds: true,
  },
  { file: /usePress\.mjs$/, from: /ownerDocument\.head\.prepend\(style\);?/g, to: '' },
  { file: /LiveAnnouncer\.mjs$/, from: /\.innerHTML = ''/g, to: `.textContent = ''` },
]

/** Mends React Aria for the elements, whose widgets stand in shadow roots. A mend that finds nothing to mend fails the build. */
export function reactAriaInShadow(): Plugin {
  const used = new Set<Mend>()
  const helper = join(import.meta.dirname, 'src/elements/findById.ts')
  return {
    name: 'react-aria-in-shadow',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/react-aria/dist/')) return null
      let mended = code
      for (const mend of mends) {
        if (!mend.file.test(id) || !code.match(mend.from)) continue
        used.add(mend)
        mended = mended.replace(mend.from, mend.to)
        if (mend.needsIds) mended = `import { findById } from ${JSON.stringify(helper)}\n${mended}`
      }
      return mended === code ? null : { code: mended, map: null }
    },
    buildEnd(error) {
      if (error) return
      const unused = mends.filter((mend) => !used.has(mend))
      if (unused.length > 0)
        this.error(`React Aria has nothing like ${unused.map(({ from }) => from).join(', ')} any more.`)
    },
  }
}
