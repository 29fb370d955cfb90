import { join } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { browserFlags, findChromium } from './scripts/chromium.ts'

/** Makes Node import our packages from their sources, as a page does. */
const ssr = { resolve: { conditions: ['trade-portal-source', 'node', 'import', 'default'] } }
const conditions = ['trade-portal-source', 'module', 'browser', 'development|production']

// Storybook takes seconds to start, which a run without it should not pay for.
const namesProjects = process.argv.some((argument) => argument.startsWith('--project'))
const wants = (project: string) =>
  !namesProjects || process.argv.some((argument) => argument.replace('--project=', '') === project)

// Files share a worker's modules and page: nothing of ours is a module singleton, and a separate page for each file
// costs more than most tests. Much of a test's time is waiting, so there may be more workers than cores.
const together = { isolate: false, maxWorkers: 3 }

// Property tests use the same examples in each run, except in the ring that tries many of them.
const properties = {
  provide: {
    // At least once: a property that never runs would always hold.
    times: Math.max(1, Number(process.env['PROPERTY_TIMES']) || 1),
    seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_126),
  },
  setup: 'scripts/check/properties.ts',
}

const WIDGETS = '{packages/portal-components,apps/portal}/src/**/*.test.{ts,tsx}'
/** Tests across widgets, such as every refusal at every form. */
const ACCEPTANCE = 'packages/portal-components/src/acceptance/*.test.{ts,tsx}'

/** For files that ask for `@vitest-environment jsdom-26`. */
const jsdom26 = join(import.meta.dirname, 'packages/portal-components/src/testing/jsdom26.ts')

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions, alias: { 'vitest-environment-jsdom-26': jsdom26 } },
        ssr,
        test: {
          name: 'unit',
          environment: 'node',
          ...together,
          provide: properties.provide,
          setupFiles: [properties.setup],
          include: [
            'packages/{fluid-sdk,theme,fluid-sandbox,demo-data}/src/**/*.test.ts',
            'packages/fluid-sandbox/protocol/**/*.test.ts',
            'packages/portal-components/src/**/*.node.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'site/**/*.test.ts',
            '.storybook/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          testTimeout: 20_000 * properties.provide.times,
        },
      },
      inBrowserLike({ name: 'components', include: [WIDGETS], exclude: [ACCEPTANCE] }),
      inBrowserLike({ name: 'acceptance', include: [ACCEPTANCE], exclude: [] }),
      ...(wants('stories') ? [stories({ name: 'stories', merchant: 'ironbark', without: [] })] : []),
      // All stories, except those in the first merchant's own words, in the second merchant's theme, data and region.
      ...(wants('second-merchant')
        ? [stories({ name: 'second-merchant', merchant: 'cascade', without: ['play', 'ironbark'] })]
        : []),
    ],
  },
})

/** Tests in jsdom. */
function inBrowserLike({ name, include, exclude }: { name: string; include: string[]; exclude: string[] }) {
  return {
    resolve: { conditions },
    ssr,
    test: {
      name,
      environment: 'jsdom',
      // Styles are inserted rule by rule, as in a merchant's build: inserted as text, jsdom parses all of them again at
      // each.
      env: { SC_DISABLE_SPEEDY: 'false' },
      ...together,
      include,
      exclude: ['**/*.node.test.{ts,tsx}', ...exclude],
      provide: properties.provide,
      setupFiles: [properties.setup, 'packages/portal-components/src/testing/setup.ts'],
      testTimeout: 40_000 * properties.provide.times,
    },
  }
}

function stories({ name, merchant, without }: { name: string; merchant: string; without: string[] }) {
  return {
    plugins: [storybookTest({ configDir: '.storybook', tags: { exclude: without } })],
    // Lists the modules a story imports from other packages, to find the stories affected by a change.
    ssr,
    test: {
      name,
      env: { STORYBOOK_MERCHANT: merchant, STORYBOOK_JUDGED: process.env['STORYBOOK_JUDGED'] },
      ...together,
      testTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: { executablePath: findChromium() ?? undefined, args: browserFlags },
          // A story is tested in its final state, instead of half faded in.
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  }
}
