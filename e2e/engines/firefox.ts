import puppeteer from 'puppeteer-core'
import type { Engine, Screen } from './engine'
import { findProgram } from './installed'

/** Disables first-run pages, updates and background requests. */
const quiet = {
  'app.normandy.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.region.network.url': '',
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'signon.rememberSignons': false,
  'toolkit.telemetry.enabled': false,
}
// Bit flags of Firefox: a coarse pointer is 1, a fine one 2, hover 4.
const finger = {
  'dom.w3c_touch_events.enabled': 1,
  'ui.primaryPointerCapabilities': 1,
  'ui.allPointerCapabilities': 1,
}
const mouse = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 }

/** Opens Firefox, driven over WebDriver BiDi. */
export async function openFirefox({ width, height, isPhone }: Screen): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findProgram('firefox'),
    headless: true,
    env: { ...process.env, TZ: 'Australia/Sydney', MOZ_CRASHREPORTER_DISABLE: '1' },
    extraPrefsFirefox: {
      ...quiet,
      ...(isPhone ? finger : mouse),
      'intl.accept_languages': 'en-AU, en',
      'ui.prefersReducedMotion': 1,
    },
  })
  // Without a screen the first window never has the focus, so that no field would ever blur.
  const page = await browser.newPage({ type: 'window' })
  await page.setViewport({ width, height, deviceScaleFactor: 1 })
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))

  return {
    name: 'firefox',
    version: (await browser.version()).replace(/^\w+\//, ''),
    errors,
    goTo: async (url) => void (await page.goto(url)),
    run: (expression) => page.evaluate(expression),
    // By a mouse on a phone's screen too: a tap is two commands, so far apart on a busy machine that it becomes a long
    // press.
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async keys(...keys) {
      for (const key of keys) await page.keyboard.down(key)
      for (const key of keys.toReversed()) await page.keyboard.up(key)
    },
    // The driver's own Back waits for a load, and a page from the back/forward cache is not loaded again.
    back: async () => void (await page.evaluate(goBack).catch(() => undefined)),
    reload: async () => void (await page.reload()),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  }
}

/** Runs in the page: goes back, and resolves on a history change or unload. */
function goBack() {
  return new Promise<void>((resolve) => {
    for (const leaving of ['popstate', 'pagehide']) addEventListener(leaving, () => resolve(), { once: true })
    history.back()
  })
}
