import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

export interface Comparison {
  same: string[]
  /** Pictures with differing pixels, and the number of these. */
  changed: { name: string; pixels: number }[]
  added: string[]
  gone: string[]
}

/** Colours closer than this are one colour: a letter's edge renders slightly differently on another machine. */
const THRESHOLD = 0.1

/** Compares the pictures of two folders by their names. Differences are marked in a picture in `differences`. */
export function comparePictures(before: string, now: string, differences: string): Comparison {
  rmSync(differences, { recursive: true, force: true })
  mkdirSync(differences, { recursive: true })
  const [earlier, current] = [picturesOf(before), picturesOf(now)]
  const compared = current
    .filter((name) => earlier.includes(name))
    .map((name) => ({ name, pixels: differing(name, { before, now, differences }) }))
  return {
    same: compared.filter(({ pixels }) => pixels === 0).map(({ name }) => name),
    changed: compared.filter(({ pixels }) => pixels > 0).sort((a, b) => b.pixels - a.pixels),
    added: current.filter((name) => !earlier.includes(name)),
    gone: earlier.filter((name) => !current.includes(name)),
  }
}

function picturesOf(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.png')) : []
}

/** Counts the differing pixels; for pictures of different sizes, the pixels of only one of them count as well. */
function differing(name: string, folders: { before: string; now: string; differences: string }): number {
  const [one, other] = [folders.before, folders.now].map((folder) =>
    PNG.sync.read(readFileSync(join(folder, name))),
  )
  if (!one || !other) return 0
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const marked = new PNG({ width, height })
  const pixels = pixelmatch(
    padded(one, width, height),
    padded(other, width, height),
    marked.data,
    width,
    height,
    {
      threshold: THRESHOLD,
    },
  )
  if (pixels > 0) writeFileSync(join(folders.differences, name), PNG.sync.write(marked))
  return pixels
}

/** Returns the picture on a transparent canvas of the given size. */
function padded(picture: PNG, width: number, height: number): Buffer {
  const sheet = new PNG({ width, height })
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0)
  return sheet.data
}

/** Writes the result as a page beside the pictures: each one before, now, and their difference. */
export function comparisonPage({ same, changed, added, gone }: Comparison): string {
  const figure = (name: string, folder: string, caption: string) =>
    `<figure><img loading="lazy" src="${folder}${encodeURIComponent(name)}" alt="${name}, ${caption}"><figcaption>${caption}</figcaption></figure>`
  const rows = changed.map(
    ({ name, pixels }) =>
      `<section><h2>${name}</h2><p>${pixels} pixels differ.</p><div>${figure(name, 'kept/', 'before')}${figure(name, '', 'now')}${figure(name, 'differences/', 'what differs')}</div></section>`,
  )
  const list = (title: string, names: string[]) =>
    names.length === 0 ? '' : `<h2>${title}</h2><ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pictures</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 24px }
  section > div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px }
  figure { margin: 0 }
  img { max-inline-size: 100%; border: 1px solid #8888 }
</style>
<h1>${changed.length} changed, ${added.length} new, ${gone.length} gone, ${same.length} the same</h1>
${rows.join('\n')}
${list('New', added)}
${list('Gone', gone)}
</html>
`
}
