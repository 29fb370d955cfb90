import { join } from 'node:path'
import { mergeConfig } from 'vite'
import type { Plugin } from 'vite'
import { portal } from './vite.config.ts'

/** The portal with its back end in the page, and with nothing else changed. */
export default mergeConfig(portal, {
  plugins: [demoEntry()],
  build: {
    outDir: join(import.meta.dirname, '../../dist-demo'),
    emptyOutDir: true,
    manifest: false,
    // A whole back end in one piece, of which no part is of use without the others.
    chunkSizeWarningLimit: 1000,
  },
})

/** Starts the page from the entry that alone knows the sandbox. */
function demoEntry(): Plugin {
  return {
    name: 'demo-entry',
    enforce: 'pre',
    transformIndexHtml: {
      order: 'pre',
      // Its back end is in the page, which nothing reaches before it is there.
      handler: (html) => html.replace('/src/main.tsx', '/demo/main.ts').replace('<!-- ahead.ts -->', ''),
    },
  }
}
