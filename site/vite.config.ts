import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const site = import.meta.dirname

/** The playground and the brand studio, with the demo's back end as a file any page can load. */
export default defineConfig({
  root: site,
  base: './',
  plugins: [react()],
  resolve: {
    conditions: ['trade-portal-source', 'module', 'browser', 'development|production'],
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
  build: {
    outDir: join(site, 'dist'),
    emptyOutDir: false,
    assetsDir: 'playground/assets',
    // A whole back end in one chunk, whose parts are useless on their own.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: {
        playground: join(site, 'playground/index.html'),
        studio: join(site, 'studio/index.html'),
        backEnd: join(site, 'playground/backEnd.ts'),
      },
      output: {
        entryFileNames: ({ name }) =>
          name === 'backEnd' ? 'playground/backEnd.js' : 'playground/assets/[name]-[hash].js',
      },
    },
  },
})
