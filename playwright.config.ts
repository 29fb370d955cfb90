import { defineConfig, devices } from '@playwright/test'
import type { PlaywrightTestOptions } from '@playwright/test'
import { findChromium, shortLivedFlags } from './scripts/chromium.ts'

const desk: Partial<PlaywrightTestOptions> = { viewport: { width: 1280, height: 860 }, deviceScaleFactor: 1 }
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
// Connections, storage, requests and most messages are the same on every screen.
const onPhone = /@phone/

// Other engines have a separate config.
const engines = '**/e2e/engines/**'
/** Journeys through the demo and the site. Both are built before the first of them starts. */
const built = '**/embedding/{demo,site}.spec.ts'

/** Journeys of a person through the running portal, in a real browser, on a desktop and on a phone. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/build.ts',
  testMatch: '**/*.spec.ts',
  // Long enough for a busy machine: a passing test never waits for them.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: 'list',
  // Pictures are compared with pictures of the same run.
  snapshotPathTemplate: 'test-results/compared/{arg}{ext}',
  use: {
    actionTimeout: 15_000,
    // Recording each test takes a quarter of the run's time: only a second attempt is recorded, and all with `--trace
    // on`.
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
    // Playwright waits for animations, and scrolls to a target after a long one, which closes a menu. The specs about
    // motion, touch and the keyboard run with animations.
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would answer from a cache instead of a test's mocked response; the tests of updates allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findChromium() ?? undefined, args: shortLivedFlags },
  },
  projects: [
    { name: 'desk', testIgnore: [engines, built], use: desk },
    { name: 'phone', testIgnore: [engines, built], grep: onPhone, use: phone },
    { name: 'builds', testMatch: '**/embedding/builds.setup.ts' },
    { name: 'built-desk', testMatch: built, dependencies: ['builds'], use: desk },
    { name: 'built-phone', testMatch: built, dependencies: ['builds'], grep: onPhone, use: phone },
  ],
})
