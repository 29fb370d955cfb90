import { defineConfig } from 'vitest/config'

/** Tests to run for each mutant. */
export default defineConfig({
  resolve: { conditions: ['trade-portal-source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['trade-portal-source', 'node', 'import', 'default'] } },
  test: {
    environment: 'node',
    include: ['packages/fluid-sdk/src/arithmetic/*.test.ts'],
    provide: { times: 1, seed: 20_261_126 },
    setupFiles: ['scripts/check/properties.ts'],
  },
})
