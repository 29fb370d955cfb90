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
    // A single chunk: no part of the back end is of use alone.
    chunkSizeWarningLimit: 1000,
  },
})

/** Starts the page from the demo’s entry, the only one with the sandbox. */
function demoEntry(): Plugin {
  return {
    name: 'demo-entry',
    enforce: 'pre',
    transformIndexHtml: {
      order: 'pre',
      // The back end is in the page: no call can precede it.
      handler: (html) =>
        html.replace('/src/main.tsx', '/demo/main.ts').replace('<!-- earlySignIn.ts -->', ''),
    },
  }
}
