import type { PageFiles } from '../pageFiles'

declare const PAGE_FILES: PageFiles

/**
 * Asks for the scripts of the page at a path at once. The portal's first script would ask for them when it has come and
 * run, on a phone half a second later.
 */
export function fetchFilesAhead(path: string) {
  const [first = '', second] = path.slice(1).split('/')
  const { always, pages } = PAGE_FILES
  const place = second === undefined ? first : `${first}/`
  // An address may say `constructor`.
  const own = Object.hasOwn(pages, place) ? pages[place] : undefined
  for (const name of [...always, ...(own ?? [])]) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = `./assets/${name}.js`
    document.head.append(link)
  }
}
