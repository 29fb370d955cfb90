import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

/** Builds `sw.js` with the list of this build’s files and a hash of each. The page registers it. */
export function serviceWorker(): (Plugin | Plugin[])[] {
  let folder = ''
  const whereItIsBuilt: Plugin = {
    name: 'service-worker-folder',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
  }
  const worker = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'worker',
    filename: 'sw.ts',
    registerType: 'prompt',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: ['**/*.{html,js,css,woff2}'],
      globIgnores: [
        // The merchant's own files may change without a build, and the other pages are for the host alone.
        'config/**',
        'sw.js',
        '404.html',
        // Read when a letter of theirs is shown. Without a network the device's own font has them.
        'assets/inter-{cyrillic,greek,latin-ext,vietnamese}*.woff2',
      ],
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) => ({ ...entry, proof: proofOf(join(folder, entry.url)) })),
        }),
      ],
    },
  })
  return [whereItIsBuilt, worker]
}

/** Hashes a file, so that the worker can check a response before caching it. */
function proofOf(file: string): string {
  const bytes = readFileSync(file)
  if (!file.endsWith('.html')) return createHash('sha256').update(bytes).digest('hex')
  const entry = /data-scripts="(?:[^" ]+ )*\.\/(assets\/[^" ]+)"/.exec(bytes.toString())?.[1]
  if (!entry) throw new Error(`${file} begins with no script`)
  return entry
}
