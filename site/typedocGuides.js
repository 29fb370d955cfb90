import { Converter, PageEvent } from 'typedoc'

/**
 * Titles each guide by its own heading, which TypeDoc would repeat under the file's name, and makes the links to the
 * other parts of the site (`site:demo/index.html`) correct on pages of every depth. Marks each page with its kind for
 * the site's styles.
 *
 * @param {import('typedoc').Application} app
 */
export function load(app) {
  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_context, document) => {
    const [first, ...rest] = document.content
    const heading = first?.kind === 'text' && /^\s*# (.+)\n/.exec(first.text)
    if (!heading) return
    document.name = heading[1]
    document.content = [{ ...first, text: first.text.slice(heading[0].length) }, ...rest]
  })
  app.renderer.on(PageEvent.END, (page) => {
    const top = '../'.repeat(page.url.split('/').length - 1)
    page.contents = page.contents
      ?.replaceAll('href="site:', `href="${top}`)
      .replace('<body', `<body data-guide="${page.model.name}"`)
  })
}
