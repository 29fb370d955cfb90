import { defineConfig } from '@playwright/test'
import type { PlaywrightTestOptions } from '@playwright/test'
import journeys from './playwright.config'

const wide: Partial<PlaywrightTestOptions> = { viewport: { width: 1280, height: 860 } }
const narrow = journeys.projects?.find(({ name }) => name === 'phone')?.use

/** Takes a picture of every screen and state, wide and narrow, light and dark, into `pictures`. */
export default defineConfig({
  ...journeys,
  testMatch: '*.pictures.ts',
  reporter: 'list',
  projects: (['light', 'dark'] as const).flatMap((colorScheme) => [
    { name: `wide-${colorScheme}`, use: { ...wide, colorScheme } },
    { name: `narrow-${colorScheme}`, use: { ...narrow, viewport: { width: 390, height: 844 }, colorScheme } },
  ]),
})
