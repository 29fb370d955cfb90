import { existsSync } from 'node:fs'

/** The flags that start a headless Chromium, also as root, and without background requests. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The flags of a browser whose pages live for seconds, as in tests. Optimising code for long runs and isolating sites
 * in processes cost it more than they gain. A bench must not use them.
 */
export const shortLivedFlags = [
  ...browserFlags,
  '--js-flags=--no-opt',
  '--in-process-gpu',
  '--disable-site-isolation-trials',
]

const known = [
  // The headless build of the same browser: rendering windows takes half of a test's time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** Returns the path of an installed Chromium: the one at `CHROMIUM_PATH`, else one in a usual location, else `null`. */
export function findChromium(): string | null {
  const named = process.env['CHROMIUM_PATH']
  if (named) return named
  return known.find((path) => existsSync(path)) ?? null
}
