import { join } from 'node:path'
import { defineConfig } from 'vite'

const playground = join(import.meta.dirname, 'playground')

/** The playground, with the demo's back end as a file that any page can name. */
export default defineConfig({
  root: playground,
  base: './',
  resolve: { conditions: ['trade-portal-source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: join(import.meta.dirname, 'dist/playground'),
    emptyOutDir: true,
    // A whole back end in one piece, of which no part is of use without the others.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: { index: join(playground, 'index.html'), backEnd: join(playground, 'backEnd.ts') },
      output: {
        entryFileNames: ({ name }) => (name === 'backEnd' ? 'backEnd.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
})
