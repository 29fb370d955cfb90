import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { targets } from './browsers.ts'
import { ownArrayFrom } from './ownArrayFrom.ts'
import { reactAriaInShadow } from './reactAriaInShadow.ts'
import { anyOf, basicModules, frameModules, ownModules, pageGroups } from './sharedChunks.ts'

const attempts = ['data/orders/\\w+', 'surfaces/OrderNews/\\w+', 'widgets/orders/OpenOrders/OpenOrders']

/** The elements as files that any page can load: `portal.js`, and what it fetches when an element needs it. */
export default defineConfig({
  // Relative, so that the files work from any folder of any host.
  base: './',
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: { conditions: ['trade-portal-source', 'module', 'browser', 'production'] },
  plugins: [react(), optimizeLocales.vite({ locales: ['en-US'] }), reactAriaInShadow(), ownArrayFrom()],
  build: {
    outDir: 'dist/embed',
    emptyOutDir: true,
    target: targets,
    modulePreload: false,
    manifest: 'files.json',
    rolldownOptions: {
      input: { portal: 'src/elements.ts' },
      preserveEntrySignatures: 'strict',
      onLog(level, log, handle) {
        // Spares a warning for each 'use client' of a library, which says nothing to a browser.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        codeSplitting: {
          groups: [
            // The loader's own come first, or they would be fetched with the core.
            { name: 'loader', test: /src[\\/]elements[\\/]loader\.ts$/, priority: 5 },
            // All that every element needs is one file: cut up, it weighs a tenth more.
            {
              name: 'core',
              test: /src[\\/](elements[\\/]core\.tsx|areas[\\/]shoppingAreas\.ts)$/,
              priority: 3,
            },
            {
              name: 'react',
              priority: 4,
              test: /[\\/]node_modules[\\/](?:\.pnpm[\\/])?(?:react|react-dom|scheduler)[@\\/]/,
            },
            { name: 'frame', test: anyOf(basicModules, frameModules), priority: 2 },
            // Orders that are under way, for the checkout and for the element of open orders alike.
            { name: 'attempts', test: ownModules(attempts), priority: 0.6 },
            ...pageGroups,
          ],
        },
      },
    },
  },
})
