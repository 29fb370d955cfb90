import { defineConfig, devices } from '@playwright/test'
import { browserFlags, findChromium } from './scripts/chromium.ts'

/** Journeys of a person through the running portal, in a real browser, on a desk and on a phone. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/build.ts',
  testMatch: '*.spec.ts',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: 'list',
  use: {
    actionTimeout: 8_000,
    trace: 'retain-on-failure',
    // What a test puts in the network's way would else be answered from a cache; the tests of updates allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findChromium() ?? undefined, args: browserFlags },
  },
  projects: [
    { name: 'desk', use: { viewport: { width: 1280, height: 860 }, deviceScaleFactor: 1 } },
    {
      name: 'phone',
      // Connections, updates, where the demo keeps its data, and what developers see, are the same on every screen; a phone has no Tab key and no
      // pointer that hovers.
      testIgnore: [
        'brokenConnections.spec.ts',
        'rawServer.spec.ts',
        'demo.spec.ts',
        'development.spec.ts',
        'hover.spec.ts',
        'update.spec.ts',
        'keyboard.spec.ts',
      ],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
    },
  ],
})
