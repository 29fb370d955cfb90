import type { PageFiles } from '../pageFiles'

declare const PAGE_FILES: PageFiles

/**
 * Asks for the scripts of the page at a path at once. The portal's first script would ask for them when it has come and
 * run, on a phone half a second later.
 */
export function fetchFilesAhead(path: string) {
  const [first = '', second] = path.slice(1).split('/')
  const page = PAGE_FILES.pages[second === undefined ? first : `${first}/`] ?? []
  for (const name of [...PAGE_FILES.always, ...page]) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = `./assets/${name}.js`
    document.head.append(link)
  }
}
