import { defineConfig } from '@playwright/test'
import type { EngineOptions } from './e2e/engines/engineTest'

/** Journeys through the portal in WebKit and Firefox, driven by their own protocols. */
export default defineConfig<object, EngineOptions>({
  testDir: 'e2e/engines',
  globalSetup: './e2e/engines/setUp.ts',
  timeout: 180_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  outputDir: 'test-results/engines',
  reporter: [['list'], ['./e2e/engines/versionsReporter.ts']],
  projects: (['webkit', 'firefox'] as const).flatMap((engineName) =>
    [390, 1280].map((width) => ({ name: `${engineName}-${width}`, use: { engineName, width } })),
  ),
})
