import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { portalDist } from '../../scripts/buildPortal'
import { root } from '../../scripts/merchants'

/** A copy of the built portal with the styles for touch applied: desktop WebKit only knows a mouse. */
export const phoneBuild = join(root, 'node_modules/.cache/trade-portal/phone-build')

/** Makes the copy. */
export async function buildForPhone() {
  await rm(phoneBuild, { recursive: true, force: true })
  // A compressed copy would be served in place of the changed file, and a service worker knows the hash of each.
  await cp(portalDist, phoneBuild, { recursive: true, filter: (file) => !/(\.br|\.gz|sw\.js)$/.test(file) })
  for (const file of await readdir(phoneBuild, { recursive: true })) {
    if (!/\.(js|css|html)$/.test(file)) continue
    const path = join(phoneBuild, file)
    const text = await readFile(path, 'utf8')
    const changed = forFingers(text)
    if (changed !== text) await writeFile(path, changed)
  }
}

function forFingers(text: string): string {
  return text
    .replace(/\((any-)?pointer: ?coarse\)/g, '(min-width: 0px)')
    .replace(/\((any-)?hover: ?none\)/g, '(min-width: 0px)')
    .replace(/\((any-)?hover: ?hover\)/g, '(max-width: 0px)')
}
